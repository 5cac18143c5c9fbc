import { inLanguageOfPage } from '#web/lib/language.ts'

const english = {
  removeQuestion: "Remove this item?",
  removeText: (d: { name: string | number }) => d.name + " will be removed from your bag.",
  removeItemText: "This item will be removed from your bag.",
  reduced: (d: { left: string | number; before: string | number }) => "Only " + d.left + " left. We’ve changed your quantity from " + d.before + ".",
  freeDelivery: "You have free standard delivery.",
  untilFreeDelivery: "away from free standard delivery",
  freeDeliveryProgress: "Progress towards free delivery",
  checkout: "Checkout",
  continueShopping: "Continue shopping",
  tryAgain: "Try again",
  remove: "Remove",
  removeItem: (d: { name: string | number }) => "Remove " + d.name,
  save: "Save for later",
  saveItem: (d: { name: string | number }) => "Save " + d.name + " for later",
  undo: "Undo",
  undoRemoval: (d: { name: string | number }) => "Undo, put " + d.name + " back",
  keep: "Keep",
  title: "Shopping Bag",
  failed: "Failed to fetch cart data",
  empty: "Your Shopping Bag is Empty."
}

const thai: typeof english = {
  removeQuestion: "ลบสินค้านี้หรือไม่",
  removeText: (d: { name: string | number }) => d.name + " จะถูกลบออกจากถุง",
  removeItemText: "สินค้านี้จะถูกลบออกจากถุง",
  reduced: (d: { left: string | number; before: string | number }) => "เหลือเพียง " + d.left + " ชิ้น เราเปลี่ยนจำนวนจาก " + d.before + " แล้ว",
  freeDelivery: "คุณได้รับการจัดส่งปกติฟรี",
  untilFreeDelivery: "ก็จะได้จัดส่งปกติฟรี",
  freeDeliveryProgress: "ความคืบหน้าสู่การจัดส่งฟรี",
  checkout: "ชำระเงิน",
  continueShopping: "เลือกซื้อต่อ",
  tryAgain: "ลองอีกครั้ง",
  remove: "ลบ",
  removeItem: (d: { name: string | number }) => "ลบ " + d.name,
  save: "เก็บไว้ก่อน",
  saveItem: (d: { name: string | number }) => "เก็บ " + d.name + " ไว้ก่อน",
  undo: "เลิกทำ",
  undoRemoval: (d: { name: string | number }) => "เลิกทำ นำ " + d.name + " กลับมา",
  keep: "เก็บไว้",
  title: "ถุงของคุณ",
  failed: "โหลดถุงไม่สำเร็จ",
  empty: "ถุงของคุณว่างอยู่"
}

export const cartCopy = inLanguageOfPage({ en: english, th: thai })
