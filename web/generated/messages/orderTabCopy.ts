import { inLanguageOfPage } from '#web/lib/language.ts'

const english = {
  ALL: "All",
  PENDING_PAYMENT: "Pending Payment",
  PROCESSING: "Processing",
  COMPLETED: "Completed",
  CANCEL_REFUNDED: "Cancel/Refunded"
}

const thai: typeof english = {
  ALL: "ทั้งหมด",
  PENDING_PAYMENT: "รอชำระเงิน",
  PROCESSING: "กำลังดำเนินการ",
  COMPLETED: "สำเร็จ",
  CANCEL_REFUNDED: "ยกเลิก/คืนเงิน"
}

export const orderTabCopy = inLanguageOfPage({ en: english, th: thai })
