import { inLanguageOfPage } from '#web/lib/language.ts'

const english = {
  source: "Which would you like to use?",
  choose: "Please choose",
  sourceText: (d: { title: string | number; text: string | number }) => d.title + " · " + d.text,
  sourceMissing: "Please choose how to pay",
  note: "You confirm the payment there, and come back to this order.",
  pay: (d: { total: string | number }) => "Pay " + d.total,
  confirming: "We’re waiting for the payment to be confirmed. This page updates automatically.",
  openBank: "Continue to confirm it",
  declined: "The payment wasn’t completed. Please try again."
}

const thai: typeof english = {
  source: "คุณต้องการใช้ช่องทางใด",
  choose: "กรุณาเลือก",
  sourceText: (d: { title: string | number; text: string | number }) => d.title + " · " + d.text,
  sourceMissing: "กรุณาเลือกวิธีชำระเงิน",
  note: "คุณยืนยันการชำระเงินที่นั่น แล้วกลับมาที่คำสั่งซื้อนี้",
  pay: (d: { total: string | number }) => "ชำระ " + d.total,
  confirming: "กำลังรอการยืนยันการชำระเงิน หน้านี้จะอัปเดตเอง",
  openBank: "ไปยืนยันการชำระเงิน",
  declined: "การชำระเงินไม่สำเร็จ กรุณาลองอีกครั้ง"
}

export const redirectCopy = inLanguageOfPage({ en: english, th: thai })
