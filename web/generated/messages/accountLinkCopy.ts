import { inLanguageOfPage } from '#web/lib/language.ts'

const english = {
  addresses: "Addresses",
  addressesText: "Saved for the checkout.",
  payments: "Payment History",
  paymentsText: "Payments and refunds of your orders.",
  coupons: "Coupons",
  couponsText: "The ones you can use, and the ones you have used."
}

const thai: typeof english = {
  addresses: "ที่อยู่",
  addressesText: "บันทึกไว้สำหรับการสั่งซื้อ",
  payments: "ประวัติการชำระเงิน",
  paymentsText: "การชำระเงินและการคืนเงินของคำสั่งซื้อ",
  coupons: "คูปอง",
  couponsText: "ที่ใช้ได้และที่ใช้ไปแล้ว"
}

export const accountLinkCopy = inLanguageOfPage({ en: english, th: thai })
