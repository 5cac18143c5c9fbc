import { inLanguageOfPage } from '#web/lib/language.ts'

const english = {
  CANCELLED: "Cancelled",
  CHECKING_PAYMENT: "Checking Payment",
  COMPLETED: "Completed",
  DRAFT: "Draft",
  FAILED: "Failed",
  ON_HOLD: "Confirm Order",
  PACKING: "Packing",
  PENDING: "Pending",
  PENDING_PAYMENT: "Pending Payment",
  PROCESSING: "Processing",
  REFUNDED: "Refunded"
}

const thai: typeof english = {
  CANCELLED: "ยกเลิกแล้ว",
  CHECKING_PAYMENT: "กำลังตรวจสอบการชำระเงิน",
  COMPLETED: "สำเร็จ",
  DRAFT: "ฉบับร่าง",
  FAILED: "ไม่สำเร็จ",
  ON_HOLD: "ยืนยันคำสั่งซื้อ",
  PACKING: "กำลังแพ็ก",
  PENDING: "รอดำเนินการ",
  PENDING_PAYMENT: "รอชำระเงิน",
  PROCESSING: "กำลังดำเนินการ",
  REFUNDED: "คืนเงินแล้ว"
}

export const orderStatusCopy = inLanguageOfPage({ en: english, th: thai })
