import { inLanguageOfPage } from '#web/lib/language.ts'

const english = {
  title: "Pay by card",
  name: "Name on card",
  number: "Card number",
  expiry: "Expiry date",
  expiryHint: "MM/YY",
  securityCode: "Security code",
  securityCodeHint: "3 or 4 digits",
  nameMissing: "Please enter the name on the card",
  numberInvalid: "Please enter a valid card number",
  expiryInvalid: "Please enter a date in the future, as MM/YY",
  securityCodeInvalid: "Please enter the security code",
  note: "Your card details go straight to our payment provider. We never see or store them.",
  pay: (d: { total: string | number }) => "Pay " + d.total,
  enter: "Pay by card",
  confirming: "We’re waiting for your bank to confirm the payment. This page updates automatically.",
  openBank: "Continue to your bank",
  declined: "Your card was declined. Please check the details or use another card.",
  unavailable: "We couldn’t check your payment. Please try again: you won’t be charged twice."
}

const thai: typeof english = {
  title: "ชำระด้วยบัตร",
  name: "ชื่อบนบัตร",
  number: "หมายเลขบัตร",
  expiry: "วันหมดอายุ",
  expiryHint: "ดด/ปป",
  securityCode: "รหัสความปลอดภัย",
  securityCodeHint: "3 หรือ 4 หลัก",
  nameMissing: "กรุณากรอกชื่อบนบัตร",
  numberInvalid: "กรุณากรอกหมายเลขบัตรให้ถูกต้อง",
  expiryInvalid: "กรุณากรอกวันในอนาคต แบบ ดด/ปป",
  securityCodeInvalid: "กรุณากรอกรหัสความปลอดภัย",
  note: "ข้อมูลบัตรส่งตรงไปที่ผู้ให้บริการชำระเงิน เราไม่เห็นและไม่เก็บไว้",
  pay: (d: { total: string | number }) => "ชำระ " + d.total,
  enter: "ชำระด้วยบัตร",
  confirming: "กำลังรอธนาคารยืนยันการชำระเงิน หน้านี้จะอัปเดตเอง",
  openBank: "ไปที่ธนาคารของคุณ",
  declined: "บัตรของคุณถูกปฏิเสธ กรุณาตรวจสอบข้อมูลหรือใช้บัตรอื่น",
  unavailable: "เราตรวจสอบการชำระเงินไม่ได้ กรุณาลองอีกครั้ง คุณจะไม่ถูกเรียกเก็บเงินซ้ำ"
}

export const cardCopy = inLanguageOfPage({ en: english, th: thai })
