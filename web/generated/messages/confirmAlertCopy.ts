import { inLanguageOfPage } from '#web/lib/language.ts'

const english = {
  title: "Confirm your request",
  question: "We’ll email you once when this item is back in stock.",
  action: "Confirm my request",
  done: "Your request is confirmed",
  failed: "We couldn’t confirm your request",
  expired: "This link has expired",
  expiredHint: "Please request the email again on the page of the item."
}

const thai: typeof english = {
  title: "ยืนยันคำขอของคุณ",
  question: "เราจะส่งอีเมลถึงคุณหนึ่งครั้งเมื่อสินค้านี้กลับมา",
  action: "ยืนยันคำขอ",
  done: "ยืนยันคำขอแล้ว",
  failed: "ยืนยันคำขอไม่สำเร็จ",
  expired: "ลิงก์นี้หมดอายุแล้ว",
  expiredHint: "กรุณาขออีเมลอีกครั้งในหน้าของสินค้า"
}

export const confirmAlertCopy = inLanguageOfPage({ en: english, th: thai })
