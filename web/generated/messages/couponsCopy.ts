import { inLanguageOfPage } from '#web/lib/language.ts'

const english = {
  title: "Coupons",
  available: "Your coupons",
  used: "Used coupons",
  empty: "No coupons right now.",
  emptyText: "Coupons that you can use will appear here.",
  howTo: "Enter the code in your bag or at the checkout.",
  minimum: (d: { price: string | number }) => "From " + d.price + ".",
  until: (d: { date: string | number }) => "Valid until " + d.date + ".",
  saved: (d: { price: string | number; date: string | number }) => "You saved " + d.price + " on " + d.date + "."
}

const thai: typeof english = {
  title: "คูปอง",
  available: "คูปองของคุณ",
  used: "คูปองที่ใช้แล้ว",
  empty: "ยังไม่มีคูปอง",
  emptyText: "คูปองที่คุณใช้ได้จะอยู่ที่นี่",
  howTo: "กรอกรหัสในถุงหรือตอนชำระเงิน",
  minimum: (d: { price: string | number }) => "เมื่อซื้อครบ " + d.price,
  until: (d: { date: string | number }) => "ใช้ได้ถึง " + d.date,
  saved: (d: { price: string | number; date: string | number }) => "คุณประหยัด " + d.price + " เมื่อ " + d.date
}

export const couponsCopy = inLanguageOfPage({ en: english, th: thai })
