import { inLanguageOfPage } from '#web/lib/language.ts'

const english = {
  title: "Newsletter",
  email: "Email address",
  subscribe: "Subscribe",
  brand: "I would like to hear from",
  consent: "I have read and accept the",
  privacyPolicy: "privacy policy"
}

const thai: typeof english = {
  title: "จดหมายข่าว",
  email: "อีเมล",
  subscribe: "สมัคร",
  brand: "อยากได้ข่าวจาก",
  consent: "ฉันได้อ่านและยอมรับ",
  privacyPolicy: "นโยบายความเป็นส่วนตัว"
}

export const newsletterCopy =
  import.meta.env.LANGUAGE === 'th' ? thai : import.meta.env.LANGUAGE === 'en' ? english : inLanguageOfPage({ en: english, th: thai })
