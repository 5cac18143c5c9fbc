import { inLanguageOfPage } from '#web/lib/language.ts'

const english = {
  title: "Payment History",
  list: "Payments",
  empty: "No payments yet.",
  discover: "Discover the collection",
  order: (d: { id: string | number }) => "Order " + d.id,
  received: "Payment",
  unusable: "Payment to be returned",
  pending: "Refund in progress",
  done: "Refund",
  failed: "Failed refund",
  failedText: "Please contact us."
}

const thai: typeof english = {
  title: "ประวัติการชำระเงิน",
  list: "การชำระเงิน",
  empty: "ยังไม่มีการชำระเงิน",
  discover: "ชมคอลเลกชัน",
  order: (d: { id: string | number }) => "คำสั่งซื้อ " + d.id,
  received: "ชำระเงิน",
  unusable: "เงินที่จะคืน",
  pending: "กำลังคืนเงิน",
  done: "คืนเงินแล้ว",
  failed: "คืนเงินไม่สำเร็จ",
  failedText: "กรุณาติดต่อเรา"
}

export const paymentsCopy = inLanguageOfPage({ en: english, th: thai })
