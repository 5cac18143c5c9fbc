import { inLanguageOfPage } from '#web/lib/language.ts'

const english = {
  title: "Confirm payment",
  phoneHint: "The phone number you gave when ordering.",
  amountHint: "In baht, as shown on your slip.",
  bank: "Bank transfer to",
  slip: "Transfer slip",
  slipHint: "JPEG or PNG, up to 2 MB",
  slipHeic: "This browser cannot convert HEIC photos. Take a screenshot of the slip and choose that, or open this page in Safari.",
  slipPreview: "Your transfer slip",
  uploading: "Uploading your slip",
  thanks: "Thank you. We'll check your payment and email you as soon as it's confirmed.",
  continueShopping: "Continue shopping",
  name: "Name",
  phone: "Phone number",
  order: "Order number",
  amount: "Transfer Amount",
  tryAgain: "Try again"
}

const thai: typeof english = {
  title: "แจ้งชำระเงิน",
  phoneHint: "เบอร์โทรศัพท์ที่คุณให้ไว้ตอนสั่งซื้อ",
  amountHint: "เป็นบาท ตามที่แสดงในสลิป",
  bank: "โอนเข้าธนาคาร",
  slip: "สลิปโอนเงิน",
  slipHint: "JPEG หรือ PNG ไม่เกิน 2 MB",
  slipHeic: "เบราว์เซอร์นี้แปลงภาพ HEIC ไม่ได้ กรุณาแคปหน้าจอสลิปแล้วเลือกภาพนั้น หรือเปิดหน้านี้ใน Safari",
  slipPreview: "สลิปโอนเงินของคุณ",
  uploading: "กำลังอัปโหลดสลิป",
  thanks: "ขอบคุณ เราจะตรวจสอบการชำระเงิน และส่งอีเมลถึงคุณทันทีที่ยืนยันแล้ว",
  continueShopping: "เลือกซื้อต่อ",
  name: "ชื่อ",
  phone: "เบอร์โทรศัพท์",
  order: "หมายเลขคำสั่งซื้อ",
  amount: "ยอดโอน",
  tryAgain: "ลองอีกครั้ง"
}

export const confirmPaymentCopy =
  import.meta.env.LANGUAGE === 'th' ? thai : import.meta.env.LANGUAGE === 'en' ? english : inLanguageOfPage({ en: english, th: thai })
