import { inLanguageOfPage } from '#web/lib/language.ts'

const english = {
  orders: "Failed to fetch order history",
  order: "Failed to fetch order detail",
  notFound: "Order not found",
  none: "No orders found.",
  banks: "Failed to fetch bank accounts",
  qrCode: "Failed to load QR Payment code",
  checkout: "Failed to fetch checkout page",
  cart: "Failed to fetch cart data",
  emptyCart: "Your Shopping Bag is Empty.",
  canceled: "Order canceled successfully",
  cancelFailed: "Failed to cancel order"
}

const thai: typeof english = {
  orders: "โหลดประวัติคำสั่งซื้อไม่สำเร็จ",
  order: "โหลดคำสั่งซื้อไม่สำเร็จ",
  notFound: "ไม่พบคำสั่งซื้อ",
  none: "ไม่มีคำสั่งซื้อ",
  banks: "โหลดบัญชีธนาคารไม่สำเร็จ",
  qrCode: "โหลดคิวอาร์โค้ดไม่สำเร็จ",
  checkout: "โหลดหน้าชำระเงินไม่สำเร็จ",
  cart: "โหลดถุงไม่สำเร็จ",
  emptyCart: "ถุงของคุณว่างอยู่",
  canceled: "ยกเลิกคำสั่งซื้อแล้ว",
  cancelFailed: "ยกเลิกคำสั่งซื้อไม่สำเร็จ"
}

export const orderFailureCopy = inLanguageOfPage({ en: english, th: thai })
