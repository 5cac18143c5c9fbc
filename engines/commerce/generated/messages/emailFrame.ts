
const english = {
  help: "Any questions?",
  reply: "Reply to this email and we’ll help you.",
  contact: "Contact us",
  shipping: "Shipping and returns",
  stores: "Our stores",
  hello: "Hello,",
  greeting: (d: { name: string | number }) => "Dear " + d.name + ",",
  greetingUnnamed: "Dear customer,"
}

const thai: typeof english = {
  help: "มีคำถามใช่ไหม",
  reply: "ตอบกลับอีเมลนี้ เรายินดีช่วย",
  contact: "ติดต่อเรา",
  shipping: "การจัดส่งและการคืนสินค้า",
  stores: "ร้านของเรา",
  hello: "สวัสดี",
  greeting: (d: { name: string | number }) => "เรียน คุณ" + d.name,
  greetingUnnamed: "เรียน ลูกค้า"
}

export const emailFrame = { en: english, th: thai }
