import { inLanguageOfPage } from '#web/lib/language.ts'

const english = {
  text: "The bag, search, filters and signing in need JavaScript. Switch it on in your browser, or read on: every product has a page.",
  products: "All products",
  stories: "Stories",
  stores: "Stores"
}

const thai: typeof english = {
  text: "ถุง การค้นหา ตัวกรอง และการเข้าสู่ระบบต้องใช้ JavaScript กรุณาเปิดใช้ในเบราว์เซอร์ หรืออ่านต่อได้ สินค้าทุกชิ้นมีหน้าของตัวเอง",
  products: "สินค้าทั้งหมด",
  stories: "เรื่องราว",
  stores: "ร้าน"
}

export const noScriptCopy = inLanguageOfPage({ en: english, th: thai })
