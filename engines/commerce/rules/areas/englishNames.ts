const names = `คลองต้นไทร=Khlong Ton Sai|สมเด็จเจ้าพระยา=Somdet Chao Phraya
ทรายกองดิน=Sai Kong Din|ทรายกองดินใต้=Sai Kong Din Tai|สามวาตะวันตก=Sam Wa Tawan Tok
สามวาตะวันออก=Sam Wa Tawan Ok|รามอินทรา=Ram Inthra|จอมพล=Chom Phon|จันทรเกษม=Chan Kasem
เสนานิคม=Sena Nikhom|บางค้อ=Bang Kho|สนามบิน=Sanam Bin|ถนนนครไชยศรี=Thanon Nakhon Chai Si
วชิรพยาบาล=Wachira Phayaban|สวนจิตรลดา=Suan Chitlada|สี่แยกมหานาค=Si Yaek Maha Nak
คลองชักพระ=Khlong Chak Phra|ฉิมพลี=Chimphli|ศาลาธรรมสพน์=Sala Thammasop|ตลาดพลู=Talat Phlu
บุคคโล=Bukkhalo|วัดกัลยาณ์=Wat Kanlaya|สำเหร่=Samre|หิรัญรูจี=Hiran Ruchi
บางขุนนนท์=Bang Khun Non|บางขุนศรี=Bang Khun Si|บ้านช่างหล่อ=Ban Chang Lo|ศิริราช=Siri Rat
อรุณอัมรินทร์=Arun Amarin|วัดท่าพระ=Wat Tha Phra|วัดอรุณ=Wat Arun|คลองจั่น=Khlong Chan
บางโคล่=Bang Khlo|วัดพระยาไกร=Wat Phraya Krai|วงศ์สว่าง=Wong Sawang|บางนาเหนือ=Bang Na Nuea
บางนาใต้=Bang Na Tai|คลองบางพราน=Khlong Bang Phran|บางบำหรุ=Bang Bamru
มหาพฤฒาราม=Maha Phruettharam|สีลม=Si Lom|สี่พระยา=Si Phraya|สุริยวงศ์=Suriyawong
อนุสาวรีย์=Anusawari|บางแคเหนือ=Bang Khae Nuea|คลองกุ่ม=Khlong Kum|นวมินทร์=Nawamin
นวลจันทร์=Nuan Chan|ลุมพินี=Lumphini|คลองมหานาค=Khlong Maha Nak|บ้านบาตร=Ban Bat
ป้อมปราบ=Pom Prap|วัดเทพศิรินทร์=Wat Thep Sirin|วัดโสมนัส=Wat Sommanat|สามเสนใน=Sam Sen Nai
ชนะสงคราม=Chana Songkhram|ตลาดยอด=Talat Yot|บวรนิเวศ=Bowon Niwet|บางขุนพรหม=Bang Khun Phrom
พระบรมมหาราชวัง=Phra Borom Maha Ratchawang|วังบูรพาภิรมย์=Wang Burapha Phirom
วัดราชบพิธ=Wat Ratchabophit|วัดสามพระยา=Wat Sam Phraya|ศาลเจ้าพ่อเสือ=San Chao Pho Suea
สำราญราษฎร์=Samran Rat|เสาชิงช้า=Sao Chingcha|บางหว้า=Bang Wa|บางแวก=Bang Waek
ปากคลองภาษีเจริญ=Pak Khlong Phasi Charoen|แสนแสบ=Saen Saep|ช่องนนทรี=Chong Nonsi
บางโพงพาง=Bang Phongphang|ถนนพญาไท=Thanon Phaya Thai|ถนนเพชรบุรี=Thanon Phetchaburi
ทุ่งพญาไท=Thung Phaya Thai|มักกะสัน=Makkasan|บางปะกอก=Bang Pakok
คลองสองต้นนุ่น=Khlong Song Ton Nun|คลองสามประเวศ=Khlong Sam Prawet|ลำปลาทิว=Lam Pla Thio
จรเข้บัว=Chorakhe Bua|คลองเจ้าคุณสิงห์=Khlong Chao Khun Sing|สะพานสอง=Saphan Song
คลองตันเหนือ=Khlong Tan Nuea|คลองเตยเหนือ=Khlong Toei Nuea|พระโขนงเหนือ=Phra Khanong Nuea
อ่อนนุช=On Nut|พัฒนาการ=Phatthanakan|จักรวรรดิ์=Chakkrawat|ตลาดน้อย=Talat Noi
ทุ่งมหาเมฆ=Thung Maha Mek|คลองถนน=Khlong Thanon|คลองสิบ=Khlong Sip
คลองสิบสอง=Khlong Sip Song|คู้ฝั่งเหนือ=Khu Fang Nuea|ลำต้อยติ่ง=Lam Toiting|ลำผักชี=Lam Phak Chi
หนองค้างพลู=Nong Khang Phlu|ตลาดบางเขน=Talat Bang Khen|ทุ่งสองห้อง=Thung Song Hong
สามเสนนอก=Sam Sen Nok|ท่าขนุน=Tha Khanun|สหกรณ์นิคม=Sahakon Nikhom|ปรังเผล=Prang Phle
สระพังทอง=Sa Phang Thong|กลางหมื่น=Klang Muen|ทุ่งชมพู=Thung Chomphu
หนองกุงธนสาร=Nong Kung Thanasan|เมืองเก่าพัฒนา=Mueang Kao Phatthana
ศรีสุขสำราญ=Si Suk Samran|เขื่อนอุบลรัตน์=Khuean Ubon Rat|ชากไทย=Chak Thai
คลองนครเนื่องเขต=Khlong Nakhon Nueang Khet|แหลมกลัด=Laem Klat|ศรีษะทอง=Sisa Thong
สระว่านพระยา=Sa Wan Phraya|สระจรเข้=Sa Chorakhe|หนองบุนนาก=Nong Bunnak|สามตำบล=Sam Tambon
พรหมนิมิต=Phrom Nimit|โละจูด=Lochut|ศรีษะเกษ=Sisaket|หนองกะทิง=Nong Kathing
คลองคูณ=Khlong Khun|ม่วงกลวง=Muang Kluang|คำพอุง=Kham Pha-ung|พรหมมาสตร์=Phrommat
นาแส่ง=Na Saeng|สบป้าด=Sop Pat|ขนุน=Khanun|สำโรงปราสาท=Samrong Prasat|ศรีโนนงาม=Si Non Ngam
อี่หล่ำ=I Lam|บ้านระกาศ=Ban Rakat|ตลาดกระทุ่มแบน=Talat Krathum Baen|บ้านครัว=Ban Khrua
สร่างโศก=Sang Sok|ขุนโขลน=Khun Khlon|พุกร่าง=Phu Krang|ลำพญากลาง=Lam Phaya Klang
คำพราน=Kham Phran|คลองเรือ=Khlong Ruea|บ้านกลับ=Ban Klap|หน้าพระลาน=Na Phra Lan
เขาดินพัฒนา=Khao Din Phatthana|นาโฉง=Na Chong|พระยาทด=Phraya Thot|หัวปลวก=Hua Pluak
ท่ามะปราง=Tha Maprang|ตระเปียงเตีย=Trapiang Tia|บ้านใหม่ไชยมงคล=Ban Mai Chai Mongkhon
สร้างถ่อน้อย=Sang Tho Noi|บ้านจีต=Ban Chit|ป่าไหน่=Pa Nai|ใหม่นาเพียง=Mai Na Phiang
สาทร=Sathon|อุบลรัตน์=Ubolratana|สนามชัยเขต=Sanam Chai Khet|กัลยาณิวัฒนา=Galyani Vadhana`

/** English names of districts and sub-districts that the data set spells wrongly, by their Thai names. */
export const englishNames: ReadonlyMap<string, string> = new Map(
  names.split(/[|\n]/).map((line) => line.split('=') as [string, string]),
)
