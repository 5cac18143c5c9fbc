import { inLanguageOfPage } from '#web/lib/language.ts'

const english = {
  title: "Unsubscribe",
  action: "Unsubscribe",
  done: "You’re unsubscribed",
  failed: "We couldn’t unsubscribe you",
  expired: "This link has expired",
  expiredHint: "Please use the link in the latest email that you received from us."
}

const thai: typeof english = {
  title: "ยกเลิกการรับข่าวสาร",
  action: "ยกเลิกการรับข่าวสาร",
  done: "ยกเลิกการรับข่าวสารแล้ว",
  failed: "ยกเลิกการรับข่าวสารไม่สำเร็จ",
  expired: "ลิงก์นี้หมดอายุแล้ว",
  expiredHint: "กรุณาใช้ลิงก์ในอีเมลล่าสุดที่คุณได้รับจากเรา"
}

export const unsubscribeCopy = inLanguageOfPage({ en: english, th: thai })
