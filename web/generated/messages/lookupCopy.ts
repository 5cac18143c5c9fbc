import { inLanguageOfPage } from '#web/lib/language.ts'

const english = {
  title: "Track your order",
  lead: "Enter your order number and we’ll email you a link to your order, its progress and its parcel.",
  order: "Order number",
  orderHint: "Ten digits, as in the emails about your order.",
  contact: "Email address or phone number",
  contactHint: "As you gave it when ordering.",
  contactMissing: "Please enter your email address or phone number",
  contactInvalid: "Please enter a valid email address or phone number.",
  submit: "Email me a link",
  failure: "Something went wrong",
  sent: "Please check your email",
  notArrived: "Nothing arrived after a few minutes? Check the details and try again, or contact us.",
  again: "Look up another order",
  account: "Ordered with an account?",
  history: "See your order history",
  orderMissing: "Order is required",
  orderInvalid: "Order number must be a number"
}

const thai: typeof english = {
  title: "ติดตามคำสั่งซื้อ",
  lead: "กรอกหมายเลขคำสั่งซื้อ แล้วเราจะส่งลิงก์ไปที่คำสั่งซื้อ ความคืบหน้า และพัสดุของคุณทางอีเมล",
  order: "หมายเลขคำสั่งซื้อ",
  orderHint: "สิบหลัก ตามที่อยู่ในอีเมลเกี่ยวกับคำสั่งซื้อ",
  contact: "อีเมลหรือเบอร์โทรศัพท์",
  contactHint: "ตามที่คุณให้ไว้ตอนสั่งซื้อ",
  contactMissing: "กรุณากรอกอีเมลหรือเบอร์โทรศัพท์",
  contactInvalid: "กรุณากรอกอีเมลหรือเบอร์โทรศัพท์ให้ถูกต้อง",
  submit: "ส่งลิงก์ทางอีเมล",
  failure: "เกิดข้อผิดพลาด",
  sent: "กรุณาดูอีเมลของคุณ",
  notArrived: "ผ่านไปสองสามนาทีแล้วยังไม่ได้รับ? ตรวจสอบข้อมูลแล้วลองอีกครั้ง หรือติดต่อเรา",
  again: "ค้นหาคำสั่งซื้ออื่น",
  account: "สั่งซื้อด้วยบัญชี?",
  history: "ดูประวัติคำสั่งซื้อ",
  orderMissing: "กรุณากรอกหมายเลขคำสั่งซื้อ",
  orderInvalid: "หมายเลขคำสั่งซื้อต้องเป็นตัวเลข"
}

export const lookupCopy = inLanguageOfPage({ en: english, th: thai })
