
const english = {
  subject: "Your new link",
  guest: "Here is a link to your order. It is valid for 30 days.",
  customer: "You placed this order with your account. Sign in to see it.",
  unexpected: "If you didn’t request this email, you can ignore it."
}

const thai: typeof english = {
  subject: "ลิงก์ใหม่ของคุณ",
  guest: "นี่คือลิงก์ไปยังคำสั่งซื้อของคุณ ใช้ได้ 30 วัน",
  customer: "คุณสั่งซื้อด้วยบัญชีของคุณ เข้าสู่ระบบเพื่อดูคำสั่งซื้อ",
  unexpected: "หากคุณไม่ได้ขออีเมลนี้ ไม่ต้องดำเนินการใด"
}

export const orderLinkEmail = { en: english, th: thai }
