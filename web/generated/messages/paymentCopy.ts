import { inLanguageOfPage } from '#web/lib/language.ts'

const english = {
  payee: "Pay to",
  thaiQr: "Thai QR Payment",
  untilDeadline: (d: { time: string | number; deadline: string | number }) => "Valid until " + d.time + " (Bangkok time); a new code can follow until " + d.deadline + ". Then the order is cancelled.",
  byTransfer: "Pay by bank transfer",
  byQrCode: "Pay by QR code",
  received: "Payment received. Thank you, we’re preparing your order.",
  loading: "Checking your payment…",
  transfer: {
    start: "Please transfer",
    middle: "to one of these accounts, then send us your transfer slip. Your order number is"
  },
  accounts: "Bank accounts",
  accountsLoading: "Loading bank accounts…",
  accountNumber: (d: { bank: string | number }) => "account number of " + d.bank,
  confirm: "Confirm payment",
  order: (d: { id: string | number }) => "Order " + d.id,
  qrCode: (d: { total: string | number }) => "PromptPay QR code for " + d.total,
  qrCodeLoading: "Loading QR code…",
  qrCodeHint: "Open your banking app, scan the code and confirm. This page updates automatically.",
  samePhone: "Paying on this phone?",
  samePhoneSteps: {
    step1: "Save the QR code, or take a screenshot of it.",
    step2: "Open your banking app and choose to scan.",
    step3: "Choose the saved picture instead of the camera, check the amount and confirm."
  },
  saveCode: "Save QR code",
  amount: "amount",
  orderNumber: "order number",
  deadline: (d: { moment: string | number }) => "Please pay by " + d.moment + " (Bangkok time). After that, the order is cancelled.",
  qrCodeExpired: "This QR code has expired. Please get a new one to pay.",
  newQrCode: "Get a new QR code",
  check: "Check payment",
  timeLeft: "Time left",
  until: (d: { time: string | number }) => "This code is valid until " + d.time + " (Bangkok time). Then you can get a new one.",
  tryAgain: "Try again"
}

const thai: typeof english = {
  payee: "ผู้รับเงิน",
  thaiQr: "Thai QR Payment",
  untilDeadline: (d: { time: string | number; deadline: string | number }) => "ใช้ได้ถึง " + d.time + " (เวลากรุงเทพฯ) และขอโค้ดใหม่ได้ถึง" + d.deadline + " หลังจากนั้นคำสั่งซื้อจะถูกยกเลิก",
  byTransfer: "ชำระโดยโอนผ่านธนาคาร",
  byQrCode: "ชำระด้วยคิวอาร์โค้ด",
  received: "ได้รับการชำระเงินแล้ว ขอบคุณ เรากำลังเตรียมสินค้า",
  loading: "กำลังตรวจสอบการชำระเงิน…",
  transfer: {
    start: "กรุณาโอน",
    middle: "เข้าบัญชีใดบัญชีหนึ่งต่อไปนี้ แล้วส่งสลิปให้เรา หมายเลขคำสั่งซื้อของคุณคือ"
  },
  accounts: "บัญชีธนาคาร",
  accountsLoading: "กำลังโหลดบัญชีธนาคาร…",
  accountNumber: (d: { bank: string | number }) => "เลขที่บัญชี " + d.bank,
  confirm: "แจ้งชำระเงิน",
  order: (d: { id: string | number }) => "คำสั่งซื้อ " + d.id,
  qrCode: (d: { total: string | number }) => "คิวอาร์โค้ดพร้อมเพย์ " + d.total,
  qrCodeLoading: "กำลังโหลดคิวอาร์โค้ด…",
  qrCodeHint: "เปิดแอปธนาคาร สแกนโค้ดแล้วยืนยัน หน้านี้จะอัปเดตเอง",
  samePhone: "ชำระเงินบนมือถือเครื่องนี้?",
  samePhoneSteps: {
    step1: "บันทึกคิวอาร์โค้ด หรือบันทึกภาพหน้าจอไว้",
    step2: "เปิดแอปธนาคารแล้วเลือกสแกน",
    step3: "เลือกภาพที่บันทึกไว้แทนกล้อง ตรวจสอบยอดแล้วยืนยัน"
  },
  saveCode: "บันทึกคิวอาร์โค้ด",
  amount: "ยอดเงิน",
  orderNumber: "หมายเลขคำสั่งซื้อ",
  deadline: (d: { moment: string | number }) => "กรุณาชำระภายใน" + d.moment + " (เวลากรุงเทพฯ) หลังจากนั้นคำสั่งซื้อจะถูกยกเลิก",
  qrCodeExpired: "คิวอาร์โค้ดนี้หมดอายุแล้ว กรุณาขอโค้ดใหม่เพื่อชำระเงิน",
  newQrCode: "ขอคิวอาร์โค้ดใหม่",
  check: "ตรวจสอบการชำระเงิน",
  timeLeft: "เวลาที่เหลือ",
  until: (d: { time: string | number }) => "โค้ดนี้ใช้ได้ถึง " + d.time + " (เวลากรุงเทพฯ) หลังจากนั้นขอโค้ดใหม่ได้",
  tryAgain: "ลองอีกครั้ง"
}

export const paymentCopy = inLanguageOfPage({ en: english, th: thai })
