import { inLanguageOfPage } from '#web/lib/language.ts'

const english = {
  items: "Items",
  discount: "Discount",
  fees: "Fees",
  shipping: "Shipping",
  free: "Free",
  total: "Total",
  saving: "You save"
}

const thai: typeof english = {
  items: "สินค้า",
  discount: "ส่วนลด",
  fees: "ค่าธรรมเนียม",
  shipping: "ค่าจัดส่ง",
  free: "ฟรี",
  total: "รวมทั้งสิ้น",
  saving: "คุณประหยัด"
}

export const totalsCopy = inLanguageOfPage({ en: english, th: thai })
