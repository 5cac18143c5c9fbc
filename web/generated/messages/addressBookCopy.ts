import { inLanguageOfPage } from '#web/lib/language.ts'

const english = {
  title: "Addresses",
  empty: "No addresses saved yet.",
  emptyText: "Save an address to check out faster.",
  list: "Saved addresses",
  "default": "Default",
  add: "Add address",
  edit: "Edit",
  editOf: (d: { address: string | number }) => "Edit address: " + d.address,
  remove: "Remove",
  removeOf: (d: { address: string | number }) => "Remove address: " + d.address,
  newTitle: "New address",
  editTitle: "Edit address",
  isDefault: "Use as my default address",
  save: "Save address",
  cancel: "Cancel",
  saved: "Your address has been saved.",
  removed: "Your address has been removed.",
  failed: "Something went wrong, please try again.",
  removeQuestion: "Remove this address?",
  removeText: "Orders that you have placed keep their address."
}

const thai: typeof english = {
  title: "ที่อยู่",
  empty: "ยังไม่มีที่อยู่ที่บันทึกไว้",
  emptyText: "บันทึกที่อยู่เพื่อสั่งซื้อได้เร็วขึ้น",
  list: "ที่อยู่ที่บันทึกไว้",
  "default": "ที่อยู่หลัก",
  add: "เพิ่มที่อยู่",
  edit: "แก้ไข",
  editOf: (d: { address: string | number }) => "แก้ไขที่อยู่: " + d.address,
  remove: "ลบ",
  removeOf: (d: { address: string | number }) => "ลบที่อยู่: " + d.address,
  newTitle: "ที่อยู่ใหม่",
  editTitle: "แก้ไขที่อยู่",
  isDefault: "ใช้เป็นที่อยู่หลัก",
  save: "บันทึกที่อยู่",
  cancel: "ยกเลิก",
  saved: "บันทึกที่อยู่แล้ว",
  removed: "ลบที่อยู่แล้ว",
  failed: "เกิดข้อผิดพลาด กรุณาลองอีกครั้ง",
  removeQuestion: "ลบที่อยู่นี้หรือไม่",
  removeText: "คำสั่งซื้อที่คุณสั่งไว้แล้วยังคงใช้ที่อยู่เดิม"
}

export const addressBookCopy = inLanguageOfPage({ en: english, th: thai })
