import { inLanguageOfPage } from '#web/lib/language.ts'

const english = {
  shop: "The bag, search, filters, forms and signing in need JavaScript. Switch it on in your browser, or read on: every product has a page.",
  form: "This form needs JavaScript. Switch it on in your browser and reload the page.",
  buying: "Buying online needs JavaScript. Switch it on in your browser, or find this piece in our stores.",
  page: "This page needs JavaScript. Switch it on in your browser and reload the page.",
  products: "All products",
  stories: "Stories",
  stores: "Stores"
}

const thai: typeof english = {
  shop: "ถุง การค้นหา ตัวกรอง แบบฟอร์ม และการเข้าสู่ระบบต้องใช้ JavaScript กรุณาเปิดใช้ในเบราว์เซอร์ หรืออ่านต่อได้ สินค้าทุกชิ้นมีหน้าของตัวเอง",
  form: "แบบฟอร์มนี้ต้องใช้ JavaScript กรุณาเปิดใช้ในเบราว์เซอร์ แล้วโหลดหน้านี้อีกครั้ง",
  buying: "การสั่งซื้อออนไลน์ต้องใช้ JavaScript กรุณาเปิดใช้ในเบราว์เซอร์ หรือดูสินค้าชิ้นนี้ที่ร้านของเรา",
  page: "หน้านี้ต้องใช้ JavaScript กรุณาเปิดใช้ในเบราว์เซอร์ แล้วโหลดหน้านี้อีกครั้ง",
  products: "สินค้าทั้งหมด",
  stories: "เรื่องราว",
  stores: "ร้าน"
}

export const noScriptCopy = inLanguageOfPage({ en: english, th: thai })
