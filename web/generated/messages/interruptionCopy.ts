import { inLanguageOfPage } from '#web/lib/language.ts'

const english = {
  totalChanged: "The total has changed",
  totalChangedText: "Your order hasn’t been placed yet. Please check the new total.",
  changes: {
    totalItems: (d: { now: string | number; before: string | number }) => "Your items cost " + d.now + " instead of " + d.before + ".",
    totalDiscount: (d: { now: string | number; before: string | number }) => "Your discount is " + d.now + " instead of " + d.before + ".",
    totalShipping: (d: { now: string | number; before: string | number }) => "Delivery costs " + d.now + " instead of " + d.before + ".",
    totalFees: (d: { now: string | number; before: string | number }) => "Fees are " + d.now + " instead of " + d.before + "."
  },
  lineChange: (d: { product: string | number; message: string | number }) => d.product + ": " + d.message,
  before: "Before",
  now: "Now",
  acceptTotal: (d: { total: string | number }) => "Accept and place order · " + d.total,
  back: "Back",
  soldOut: (d: { product: string | number }) => d.product + " is no longer available",
  itemSoldOut: "An item is no longer available",
  soldOutText: "There aren’t enough left for the quantity in your bag. Your order hasn’t been placed, and your details are saved.",
  openCart: "Open bag",
  continueWithout: "Continue with the remaining items",
  unconfirmed: "We couldn’t confirm your order",
  unconfirmedText: "Your order was sent, but we didn’t receive a response. Please try again: it will only be placed once.",
  tryAgain: "Try again"
}

const thai: typeof english = {
  totalChanged: "ยอดรวมเปลี่ยนไป",
  totalChangedText: "คำสั่งซื้อของคุณยังไม่ถูกส่ง กรุณาตรวจสอบยอดรวมใหม่",
  changes: {
    totalItems: (d: { now: string | number; before: string | number }) => "ราคาสินค้าเป็น " + d.now + " จากเดิม " + d.before,
    totalDiscount: (d: { now: string | number; before: string | number }) => "ส่วนลดเป็น " + d.now + " จากเดิม " + d.before,
    totalShipping: (d: { now: string | number; before: string | number }) => "ค่าจัดส่งเป็น " + d.now + " จากเดิม " + d.before,
    totalFees: (d: { now: string | number; before: string | number }) => "ค่าธรรมเนียมเป็น " + d.now + " จากเดิม " + d.before
  },
  lineChange: (d: { product: string | number; message: string | number }) => d.product + ": " + d.message,
  before: "เดิม",
  now: "ปัจจุบัน",
  acceptTotal: (d: { total: string | number }) => "ยอมรับและสั่งซื้อ · " + d.total,
  back: "กลับ",
  soldOut: (d: { product: string | number }) => d.product + " หมดแล้ว",
  itemSoldOut: "มีสินค้าหมดแล้ว",
  soldOutText: "สินค้าเหลือไม่พอกับจำนวนในถุง คำสั่งซื้อของคุณยังไม่ถูกส่ง และข้อมูลของคุณยังอยู่",
  openCart: "เปิดถุง",
  continueWithout: "สั่งซื้อสินค้าที่เหลือ",
  unconfirmed: "เรายืนยันคำสั่งซื้อของคุณไม่ได้",
  unconfirmedText: "คำสั่งซื้อถูกส่งแล้ว แต่เราไม่ได้รับการตอบกลับ กรุณาลองอีกครั้ง คำสั่งซื้อจะถูกส่งเพียงครั้งเดียว",
  tryAgain: "ลองอีกครั้ง"
}

export const interruptionCopy = inLanguageOfPage({ en: english, th: thai })
