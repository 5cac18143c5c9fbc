import { inLanguageOfPage } from '#web/lib/language.ts'

const english = {
  question: "Log out?",
  text: "Your bag and wishlist will be here when you sign in again."
}

const thai: typeof english = {
  question: "ออกจากระบบหรือไม่",
  text: "ถุงและรายการโปรดจะยังอยู่เมื่อคุณเข้าสู่ระบบอีกครั้ง"
}

export const signOutCopy = inLanguageOfPage({ en: english, th: thai })
