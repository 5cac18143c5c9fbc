const names = `TH-10 Bangkok|TH-11 Samut Prakan|TH-12 Nonthaburi|TH-13 Pathum Thani
TH-14 Phra Nakhon Si Ayutthaya|TH-15 Ang Thong|TH-16 Lop Buri|TH-17 Sing Buri|TH-18 Chai Nat
TH-19 Saraburi|TH-20 Chon Buri|TH-21 Rayong|TH-22 Chanthaburi|TH-23 Trat|TH-24 Chachoengsao
TH-25 Prachin Buri|TH-26 Nakhon Nayok|TH-27 Sa Kaeo|TH-30 Nakhon Ratchasima|TH-31 Buri Ram
TH-32 Surin|TH-33 Si Sa Ket|TH-34 Ubon Ratchathani|TH-35 Yasothon|TH-36 Chaiyaphum
TH-37 Amnat Charoen|TH-38 Bueng Kan|TH-39 Nong Bua Lam Phu|TH-40 Khon Kaen|TH-41 Udon Thani
TH-42 Loei|TH-43 Nong Khai|TH-44 Maha Sarakham|TH-45 Roi Et|TH-46 Kalasin|TH-47 Sakon Nakhon
TH-48 Nakhon Phanom|TH-49 Mukdahan|TH-50 Chiang Mai|TH-51 Lamphun|TH-52 Lampang|TH-53 Uttaradit
TH-54 Phrae|TH-55 Nan|TH-56 Phayao|TH-57 Chiang Rai|TH-58 Mae Hong Son|TH-60 Nakhon Sawan
TH-61 Uthai Thani|TH-62 Kamphaeng Phet|TH-63 Tak|TH-64 Sukhothai|TH-65 Phitsanulok|TH-66 Phichit
TH-67 Phetchabun|TH-70 Ratchaburi|TH-71 Kanchanaburi|TH-72 Suphan Buri|TH-73 Nakhon Pathom
TH-74 Samut Sakhon|TH-75 Samut Songkhram|TH-76 Phetchaburi|TH-77 Prachuap Khiri Khan
TH-80 Nakhon Si Thammarat|TH-81 Krabi|TH-82 Phangnga|TH-83 Phuket|TH-84 Surat Thani|TH-85 Ranong
TH-86 Chumphon|TH-90 Songkhla|TH-91 Satun|TH-92 Trang|TH-93 Phatthalung|TH-94 Pattani|TH-95 Yala
TH-96 Narathiwat`

/** A Thai province: its ISO 3166-2 code and its name, the `state` of an address. */
export interface Province {
  country: 'TH'
  code: string
  name: string
}

/** All 77 provinces (Bangkok counts as one), by name. */
export const provinces: readonly Province[] = names
  .split(/[|\n]/)
  .map((line): Province => ({ country: 'TH', code: line.slice(0, 5), name: line.slice(6) }))
  .toSorted((a, b) => a.name.localeCompare(b.name, 'en'))

/** The province with this name or code, or undefined. */
export function findProvince(text: string): Province | undefined {
  const wanted = text.trim().toLowerCase()
  return provinces.find(
    ({ name, code }) => name.toLowerCase() === wanted || code.toLowerCase() === wanted,
  )
}
