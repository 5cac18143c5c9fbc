import { inLanguageOfPage } from '#web/lib/language.ts'

const english = {
  adding: "Adding to cart...",
  removing: "Removing...",
  updating: "Updating...",
  added: "Item added to cart",
  removed: "Item removed successfully",
  updated: "Item updated successfully",
  addFailed: "Failed to add item to cart",
  removeFailed: "Failed to remove item",
  updateFailed: "Failed to update item"
}

const thai: typeof english = {
  adding: "กำลังเพิ่มลงถุง…",
  removing: "กำลังลบ…",
  updating: "กำลังอัปเดต…",
  added: "เพิ่มลงถุงแล้ว",
  removed: "ลบสินค้าแล้ว",
  updated: "อัปเดตสินค้าแล้ว",
  addFailed: "เพิ่มลงถุงไม่สำเร็จ",
  removeFailed: "ลบสินค้าไม่สำเร็จ",
  updateFailed: "อัปเดตสินค้าไม่สำเร็จ"
}

export const cartToastCopy = inLanguageOfPage({ en: english, th: thai })
