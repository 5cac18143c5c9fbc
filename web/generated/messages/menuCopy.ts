import { inLanguageOfPage } from '#web/lib/language.ts'

const english = {
  title: "Menu",
  loading: "Loading the menu…",
  all: "View all",
  shop: "Shop",
  wishlist: "Wishlist",
  stores: "Store Locator",
  signIn: "Sign In"
}

const thai: typeof english = {
  title: "เมนู",
  loading: "กำลังโหลดเมนู…",
  all: "ดูทั้งหมด",
  shop: "ช้อป",
  wishlist: "รายการโปรด",
  stores: "ค้นหาร้าน",
  signIn: "เข้าสู่ระบบ"
}

export const menuCopy = inLanguageOfPage({ en: english, th: thai })
