import { inLanguageOfPage } from '#web/lib/language.ts'

const english = {
  title: "Confirm your subscription",
  question: "We’ll send you our newsletter. You can unsubscribe at any time.",
  action: "Confirm my subscription",
  done: "Your subscription is confirmed",
  failed: "We couldn’t confirm your subscription",
  expired: "This link has expired",
  expiredHint: "Please subscribe again with the form at the bottom of this page."
}

const thai: typeof english = {
  title: "ยืนยันการสมัครรับข่าวสาร",
  question: "เราจะส่งจดหมายข่าวให้คุณ ยกเลิกได้ทุกเมื่อ",
  action: "ยืนยันการสมัคร",
  done: "ยืนยันการสมัครแล้ว",
  failed: "ยืนยันการสมัครไม่สำเร็จ",
  expired: "ลิงก์นี้หมดอายุแล้ว",
  expiredHint: "กรุณาสมัครอีกครั้งด้วยแบบฟอร์มด้านล่างของหน้านี้"
}

export const confirmNewsletterCopy = inLanguageOfPage({ en: english, th: thai })
