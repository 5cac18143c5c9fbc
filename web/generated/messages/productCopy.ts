import { en } from '@messageformat/runtime/lib/cardinals'
import { plural } from '@messageformat/runtime'
import { inLanguageOfPage } from '#web/lib/language.ts'

const english = {
  unavailable: "This combination isn't available. Please choose another.",
  choose: (d: { option: string | number }) => "Choose " + d.option,
  chooseAnother: "Choose another",
  seeOptions: "See options",
  notify: "Get notified",
  onlyLeft: (d: { count: string | number }) => "Only " + d.count + " left",
  enterText: (d: { option: string | number }) => "Enter your " + d.option,
  promises: "Delivery, returns and help",
  arrives: (d: { from: string | number; to: string | number }) => "Arrives " + d.from + " – " + d.to,
  arrivesIn: (d: { min: string | number; max: string | number }) => "Arrives in " + d.min + "–" + d.max + " working days",
  freeFrom: (d: { amount: string | number }) => "Free from " + d.amount,
  returns: (d: { days: string | number }) => "Returns within " + d.days + " days",
  freeReturns: (d: { days: string | number }) => "Free returns within " + d.days + " days",
  pickUp: (d: { stores: number }) => (plural(d.stores, 0, en, { one: "Free pick-up in our store", other: "Free pick-up in " + d.stores + " stores" })) as string,
  askOnLine: "Ask a stylist on LINE",
  share: "Share",
  link: "link",
  completeTheLook: "Complete the look",
  addLook: "Add the look to bag",
  addSelected: (d: { count: number }) => (plural(d.count, 0, en, { one: "Add 1 item to bag", other: "Add " + d.count + " items to bag" })) as string,
  allSizes: "All sizes in centimetres",
  fullDetails: "View full details",
  notFound: "We couldn't find this product.",
  tryAgain: "Try again",
  sizeGuide: "Size guide",
  modelInfo: "Model info",
  measurements: {
    height: "Height",
    bust: "Bust",
    waist: "Waist",
    hips: "Hips"
  },
  size: "Wears size",
  details: "Details",
  composition: "Composition",
  careInstructions: "Care instructions",
  productCode: "Product code",
  category: "Category",
  collection: "Collection",
  add: "Add"
}

const thai: typeof english = {
  unavailable: "ไม่มีสินค้าแบบนี้ กรุณาเลือกแบบอื่น",
  choose: (d: { option: string | number }) => "เลือก" + d.option,
  chooseAnother: "เลือกแบบอื่น",
  seeOptions: "ดูตัวเลือก",
  notify: "แจ้งฉัน",
  onlyLeft: (d: { count: string | number }) => "เหลือเพียง " + d.count + " ชิ้น",
  enterText: (d: { option: string | number }) => "กรอก" + d.option,
  promises: "การจัดส่ง การคืน และความช่วยเหลือ",
  arrives: (d: { from: string | number; to: string | number }) => "ถึง " + d.from + " – " + d.to,
  arrivesIn: (d: { min: string | number; max: string | number }) => "ถึงใน " + d.min + "–" + d.max + " วันทำการ",
  freeFrom: (d: { amount: string | number }) => "ฟรีเมื่อครบ " + d.amount,
  returns: (d: { days: string | number }) => "คืนได้ภายใน " + d.days + " วัน",
  freeReturns: (d: { days: string | number }) => "คืนฟรีภายใน " + d.days + " วัน",
  pickUp: (d: { stores: string | number }) => "รับฟรีที่ร้าน " + d.stores + " สาขา",
  askOnLine: "ถามสไตลิสต์ทาง LINE",
  share: "แชร์",
  link: "ลิงก์",
  completeTheLook: "แต่งให้ครบลุค",
  addLook: "เพิ่มทั้งลุคลงถุง",
  addSelected: (d: { count: string | number }) => "เพิ่ม " + d.count + " รายการลงถุง",
  allSizes: "ทุกไซส์เป็นเซนติเมตร",
  fullDetails: "ดูรายละเอียดทั้งหมด",
  notFound: "เราไม่พบสินค้านี้",
  tryAgain: "ลองอีกครั้ง",
  sizeGuide: "ตารางไซส์",
  modelInfo: "ข้อมูลนางแบบ",
  measurements: {
    height: "ส่วนสูง",
    bust: "รอบอก",
    waist: "รอบเอว",
    hips: "รอบสะโพก"
  },
  size: "สวมไซส์",
  details: "รายละเอียด",
  composition: "ส่วนประกอบผ้า",
  careInstructions: "การดูแลรักษา",
  productCode: "รหัสสินค้า",
  category: "หมวดหมู่",
  collection: "คอลเลกชัน",
  add: "เพิ่ม"
}

export const productCopy =
  import.meta.env.LANGUAGE === 'th' ? thai : import.meta.env.LANGUAGE === 'en' ? english : inLanguageOfPage({ en: english, th: thai })
