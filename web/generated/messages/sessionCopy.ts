import { inLanguageOfPage } from '#web/lib/language.ts'

const english = {
  account: "My Account",
  details: "Personal Information",
  orders: "Order History",
  logout: "Logout"
}

const thai: typeof english = {
  account: "บัญชีของฉัน",
  details: "ข้อมูลส่วนตัว",
  orders: "ประวัติคำสั่งซื้อ",
  logout: "ออกจากระบบ"
}

export const sessionCopy = inLanguageOfPage({ en: english, th: thai })
