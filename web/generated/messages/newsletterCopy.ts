import { inLanguageOfPage } from '#web/lib/language.ts'

const english = {
  title: "Newsletter",
  email: "Email address",
  subscribe: "Subscribe",
  brand: "I would like to hear from",
  consent: "I have read and accept the",
  privacyPolicy: "privacy policy",
  emailMissing: "Please enter your email address",
  emailInvalid: "Please enter a valid email address",
  brandMissing: "Please choose at least one brand",
  consentMissing: "Please accept the privacy policy",
  subscribed: "Subscribed successfully"
}

const thai: typeof english = {
  title: "จดหมายข่าว",
  email: "อีเมล",
  subscribe: "สมัคร",
  brand: "อยากได้ข่าวจาก",
  consent: "ฉันได้อ่านและยอมรับ",
  privacyPolicy: "นโยบายความเป็นส่วนตัว",
  emailMissing: "กรุณากรอกอีเมล",
  emailInvalid: "กรุณากรอกอีเมลให้ถูกต้อง",
  brandMissing: "กรุณาเลือกอย่างน้อยหนึ่งแบรนด์",
  consentMissing: "กรุณายอมรับนโยบายความเป็นส่วนตัว",
  subscribed: "สมัครเรียบร้อยแล้ว"
}

export const newsletterCopy = inLanguageOfPage({ en: english, th: thai })
