import { inLanguageOfPage } from '#web/lib/language.ts'

const english = {
  REQUESTED: "We’ve received your request and will reply by email.",
  APPROVED: "Approved. Please send the items, or bring them to any of our stores.",
  REJECTED: "We couldn’t accept this return.",
  RECEIVED: "We’ve received your items and are refunding you.",
  REFUNDED: "We’ve sent your refund."
}

const thai: typeof english = {
  REQUESTED: "เราได้รับคำขอแล้ว และจะตอบกลับทางอีเมล",
  APPROVED: "อนุมัติแล้ว กรุณาส่งสินค้าคืน หรือนำมาที่ร้านของเราสาขาใดก็ได้",
  REJECTED: "เรารับคืนสินค้านี้ไม่ได้",
  RECEIVED: "เราได้รับสินค้าแล้ว และกำลังคืนเงินให้คุณ",
  REFUNDED: "เราคืนเงินให้คุณแล้ว"
}

export const returnStatusCopy = inLanguageOfPage({ en: english, th: thai })
