import { inLanguageOfPage } from '#web/lib/language.ts'

const english = {
  title: "Keep this order in an account",
  text: (d: { email: string | number }) => "With one tap we’ll email a link to " + d.email + " to choose a password. The order and its addresses are then in your account.",
  create: "Create my account",
  failure: "Something went wrong",
  sent: "Please check your email",
  notArrived: "Nothing arrived after a few minutes? Look in your spam folder, or reload this page and try again."
}

const thai: typeof english = {
  title: "เก็บคำสั่งซื้อนี้ไว้ในบัญชี",
  text: (d: { email: string | number }) => "เพียงแตะครั้งเดียว เราจะส่งลิงก์ตั้งรหัสผ่านไปที่ " + d.email + " แล้วคำสั่งซื้อและที่อยู่จะอยู่ในบัญชีของคุณ",
  create: "สร้างบัญชีของฉัน",
  failure: "เกิดข้อผิดพลาด",
  sent: "กรุณาดูอีเมลของคุณ",
  notArrived: "ผ่านไปสองสามนาทีแล้วยังไม่ได้รับ? ดูในโฟลเดอร์สแปม หรือโหลดหน้านี้ใหม่แล้วลองอีกครั้ง"
}

export const orderAccountCopy = inLanguageOfPage({ en: english, th: thai })
