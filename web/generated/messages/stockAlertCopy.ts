import { inLanguageOfPage } from '#web/lib/language.ts'

const english = {
  open: "Email me when it’s back",
  unavailable: "Couldn’t open the form. Please try again.",
  title: "Back in stock",
  lead: "We’ll email you once when this item is back in stock.",
  email: "Email address",
  submit: "Notify me",
  available: "This item is back in stock.",
  failure: "Couldn’t save your request. Please try again."
}

const thai: typeof english = {
  open: "แจ้งฉันเมื่อสินค้ากลับมา",
  unavailable: "เปิดแบบฟอร์มไม่สำเร็จ กรุณาลองอีกครั้ง",
  title: "สินค้ากลับมา",
  lead: "เราจะส่งอีเมลถึงคุณหนึ่งครั้งเมื่อสินค้านี้กลับมา",
  email: "อีเมล",
  submit: "แจ้งฉัน",
  available: "สินค้านี้กลับมาแล้ว",
  failure: "บันทึกคำขอไม่สำเร็จ กรุณาลองอีกครั้ง"
}

export const stockAlertCopy = inLanguageOfPage({ en: english, th: thai })
