import { inLanguageOfPage } from '#web/lib/language.ts'

const english = {
  CANCELLED: "This order was cancelled.",
  CHECKING_PAYMENT: "We’re checking your transfer slip, and will email you as soon as it’s confirmed.",
  COMPLETED: "Your order has been sent.",
  DELIVERED: "Your order has been delivered.",
  COLLECTED: "You’ve collected your order.",
  DRAFT: "This order hasn’t been placed yet.",
  FAILED: "The payment of this order failed.",
  ON_HOLD: "We’re waiting for your transfer and its slip.",
  PACKING: "We’re packing your order.",
  PENDING: "We’re waiting for your payment.",
  PENDING_PAYMENT: "We’re waiting for your payment.",
  PROCESSING: "We’ve received your order, and will pack it next.",
  REFUNDED: "This order was refunded."
}

const thai: typeof english = {
  CANCELLED: "คำสั่งซื้อนี้ถูกยกเลิกแล้ว",
  CHECKING_PAYMENT: "เรากำลังตรวจสอบสลิปของคุณ และจะส่งอีเมลเมื่อยืนยันแล้ว",
  COMPLETED: "ส่งสินค้าแล้ว",
  DELIVERED: "สินค้าถึงแล้ว",
  COLLECTED: "คุณรับสินค้าแล้ว",
  DRAFT: "คำสั่งซื้อนี้ยังไม่ถูกส่ง",
  FAILED: "การชำระเงินของคำสั่งซื้อนี้ไม่สำเร็จ",
  ON_HOLD: "เรารอการโอนเงินและสลิปของคุณ",
  PACKING: "เรากำลังแพ็กสินค้าของคุณ",
  PENDING: "เรารอการชำระเงินของคุณ",
  PENDING_PAYMENT: "เรารอการชำระเงินของคุณ",
  PROCESSING: "เราได้รับคำสั่งซื้อแล้ว และจะแพ็กในลำดับถัดไป",
  REFUNDED: "คำสั่งซื้อนี้คืนเงินแล้ว"
}

export const statusCopy = inLanguageOfPage({ en: english, th: thai })
