import { inLanguageOfPage } from '#web/lib/language.ts'

const english = {
  title: "Progress",
  toCome: "to come",
  steps: {
    PLACED: "Placed",
    PAID: "Paid",
    PACKED: "Packed",
    SENT: "Sent",
    DELIVERED: "Delivered",
    COLLECTED: "Collected",
    CANCELLED: "Cancelled",
    REFUNDED: "Refunded"
  }
}

const thai: typeof english = {
  title: "ความคืบหน้า",
  toCome: "ยังไม่ถึง",
  steps: {
    PLACED: "สั่งซื้อแล้ว",
    PAID: "ชำระแล้ว",
    PACKED: "แพ็กแล้ว",
    SENT: "ส่งแล้ว",
    DELIVERED: "ถึงแล้ว",
    COLLECTED: "รับแล้ว",
    CANCELLED: "ยกเลิกแล้ว",
    REFUNDED: "คืนเงินแล้ว"
  }
}

export const timelineCopy = inLanguageOfPage({ en: english, th: thai })
