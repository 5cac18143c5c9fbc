import { inLanguageOfPage } from '#web/lib/language.ts'

const english = {
  skip: "Skip to content",
  home: "Home",
  homeOf: (d: { site: string | number }) => d.site + ", home",
  navigation: "Primary",
  menuOf: (d: { entry: string | number }) => d.entry + " menu",
  loadingMenu: "Loading the menu…",
  menu: "Menu",
  search: "Search",
  wishlist: "Wishlist",
  cartOf: (d: { count: string | number }) => "Shopping Bag, " + d.count,
  announcements: "Announcements",
  nextAnnouncement: "Next announcement",
  playAnnouncements: "Play announcements",
  pauseAnnouncements: "Pause announcements",
  backToShop: "Back to shop",
  secure: "Secure checkout. Your details are encrypted.",
  contact: "Contact",
  followUs: "Follow us",
  cookiePreferences: "Cookie preferences",
  shop: "Shop",
  cart: "Shopping Bag"
}

const thai: typeof english = {
  skip: "ข้ามไปที่เนื้อหา",
  home: "หน้าแรก",
  homeOf: (d: { site: string | number }) => d.site + " หน้าแรก",
  navigation: "เมนูหลัก",
  menuOf: (d: { entry: string | number }) => "เมนู " + d.entry,
  loadingMenu: "กำลังโหลดเมนู…",
  menu: "เมนู",
  search: "ค้นหา",
  wishlist: "รายการโปรด",
  cartOf: (d: { count: string | number }) => "ถุง " + d.count + " ชิ้น",
  announcements: "ประกาศ",
  nextAnnouncement: "ประกาศถัดไป",
  playAnnouncements: "เล่นประกาศ",
  pauseAnnouncements: "หยุดประกาศ",
  backToShop: "กลับไปที่ร้าน",
  secure: "ชำระเงินอย่างปลอดภัย ข้อมูลของคุณถูกเข้ารหัส",
  contact: "ติดต่อ",
  followUs: "ติดตามเรา",
  cookiePreferences: "ตั้งค่าคุกกี้",
  shop: "ช้อป",
  cart: "ถุงของคุณ"
}

export const frameCopy = inLanguageOfPage({ en: english, th: thai })
