import { inLanguageOfPage } from '#web/lib/language.ts'

const english = {
  CANCELLED: "This order was cancelled.",
  REFUNDED: "This order was refunded.",
  FAILED: "This order could not be completed."
}

const thai: typeof english = {
  CANCELLED: "คำสั่งซื้อนี้ถูกยกเลิกแล้ว",
  REFUNDED: "คำสั่งซื้อนี้คืนเงินแล้ว",
  FAILED: "คำสั่งซื้อนี้ดำเนินการไม่สำเร็จ"
}

export const closedOrderCopy = inLanguageOfPage({ en: english, th: thai })
