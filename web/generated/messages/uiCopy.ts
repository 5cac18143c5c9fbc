import { inLanguageOfPage } from '#web/lib/language.ts'

const english = {
  cookiesBlocked: "Your browser blocks cookies, so neither your bag nor a sign-in can be kept. Allow cookies for this shop, then reload the page.",
  lastMessage: "Read the last message again",
  loading: "Loading…",
  breadcrumbs: "Breadcrumb",
  backToTop: "Back to top",
  remove: "Remove",
  close: "Close",
  cancel: "Cancel",
  optional: "(optional)",
  showPassword: "Show password",
  hidePassword: "Hide password",
  copy: "Copy",
  copied: "Copied",
  copyFailed: "We couldn’t copy it. Please select and copy it yourself.",
  copyOf: (d: { name: string | number }) => "Copy " + d.name,
  quantity: "Quantity",
  quantityOf: (d: { item: string | number }) => "Quantity of " + d.item,
  decreaseQuantity: "Decrease quantity",
  increaseQuantity: "Increase quantity",
  tryAgain: "Try again",
  failed: "Something went wrong, please try again.",
  backToHomepage: "Back to homepage",
  downloadReport: "Download a report",
  wrong: "Something went wrong",
  fullStop: "."
}

const thai: typeof english = {
  cookiesBlocked: "เบราว์เซอร์ของคุณปิดกั้นคุกกี้ จึงเก็บถุงและการเข้าสู่ระบบไว้ไม่ได้ กรุณาอนุญาตคุกกี้ของร้านนี้ แล้วโหลดหน้านี้ใหม่",
  lastMessage: "อ่านข้อความล่าสุดอีกครั้ง",
  loading: "กำลังโหลด…",
  breadcrumbs: "ตำแหน่งของหน้า",
  backToTop: "กลับขึ้นด้านบน",
  remove: "ลบ",
  close: "ปิด",
  cancel: "ยกเลิก",
  optional: "(ไม่บังคับ)",
  showPassword: "แสดงรหัสผ่าน",
  hidePassword: "ซ่อนรหัสผ่าน",
  copy: "คัดลอก",
  copied: "คัดลอกแล้ว",
  copyFailed: "คัดลอกไม่สำเร็จ กรุณาเลือกข้อความและคัดลอกเอง",
  copyOf: (d: { name: string | number }) => "คัดลอก" + d.name,
  quantity: "จำนวน",
  quantityOf: (d: { item: string | number }) => "จำนวน " + d.item,
  decreaseQuantity: "ลดจำนวน",
  increaseQuantity: "เพิ่มจำนวน",
  tryAgain: "ลองอีกครั้ง",
  failed: "เกิดข้อผิดพลาด กรุณาลองอีกครั้ง",
  backToHomepage: "กลับหน้าแรก",
  downloadReport: "ดาวน์โหลดรายงาน",
  wrong: "เกิดข้อผิดพลาด",
  fullStop: ""
}

export const uiCopy = inLanguageOfPage({ en: english, th: thai })
