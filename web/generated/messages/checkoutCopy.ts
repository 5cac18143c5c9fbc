import { en } from '@messageformat/runtime/lib/cardinals'
import { plural } from '@messageformat/runtime'
import { inLanguageOfPage } from '#web/lib/language.ts'

const english = {
  reviewItems: "Items",
  title: "Checkout",
  accountHint: "You can order without an account. Already have one?",
  emailHint: "We’ll send your order confirmation to this address.",
  deliveryAddress: "Delivery address",
  billingAddress: "Billing address",
  otherBillingAddress: "Use a different billing address",
  receipt: {
    legend: "How would you like to receive your order?",
    delivery: "Delivery to an address",
    store: "Pick up in a store",
    stores: (d: { count: number }) => (plural(d.count, 0, en, { one: "Free, at our store", other: "Free, at any of our " + d.count + " stores" })) as string
  },
  collector: "Who collects the order",
  collectorPhoneHint: "So that the store can reach you, and to find your order.",
  whichStore: "Which store would you like to collect it from?",
  storeMissing: "Please choose a store",
  deliveryMethod: "When should it arrive?",
  deliveryMethodMissing: "Please choose a delivery method",
  arrives: (d: { deadline: string | number; day: string | number }) => "Order and pay by " + d.deadline + " for delivery on " + d.day,
  freeFrom: (d: { amount: string | number }) => "Free on orders of " + d.amount + " or more",
  free: "Free",
  paymentMethod: "How would you like to pay?",
  paymentMethodMissing: "Please choose a payment method",
  toDelivery: "Continue to delivery",
  toPayment: "Continue to payment",
  toReview: "Continue to review",
  summary: "Order summary",
  quantity: (d: { quantity: string | number }) => "Quantity " + d.quantity,
  editCart: "Edit bag",
  note: "Order note",
  terms: {
    start: "By placing your order, you agree to our",
    terms: "terms and conditions",
    and: "and",
    privacyPolicy: "privacy policy"
  },
  placeOrder: "Place order",
  placeOrderOf: (d: { total: string | number }) => "Place order · " + d.total,
  placing: "Placing your order…",
  unpriced: "We couldn’t load the total with your delivery. Please check your connection.",
  failed: "We couldn’t place your order. Please check it and try again.",
  stepsLabel: "Checkout steps",
  steps: {
    contact: "Contact and address",
    shipping: "Delivery",
    payment: "Payment",
    review: "Review"
  },
  contact: "Contact",
  email: "Email",
  signIn: "Sign in",
  change: "Change",
  changePart: (d: { part: string | number }) => "Change " + d.part,
  continueShopping: "Continue shopping",
  tryAgain: "Try again"
}

const thai: typeof english = {
  reviewItems: "สินค้า",
  title: "ชำระเงิน",
  accountHint: "สั่งซื้อได้โดยไม่ต้องมีบัญชี มีบัญชีอยู่แล้ว?",
  emailHint: "เราจะส่งการยืนยันคำสั่งซื้อไปที่อีเมลนี้",
  deliveryAddress: "ที่อยู่จัดส่ง",
  billingAddress: "ที่อยู่สำหรับใบเสร็จ",
  otherBillingAddress: "ใช้ที่อยู่อื่นสำหรับใบเสร็จ",
  receipt: {
    legend: "คุณต้องการรับสินค้าอย่างไร",
    delivery: "จัดส่งตามที่อยู่",
    store: "รับที่ร้าน",
    stores: (d: { count: string | number }) => "ฟรี ที่ร้านของเรา " + d.count + " สาขา"
  },
  collector: "ผู้รับสินค้า",
  collectorPhoneHint: "เพื่อให้ร้านติดต่อคุณได้ และเพื่อค้นหาคำสั่งซื้อ",
  whichStore: "คุณต้องการรับที่ร้านใด",
  storeMissing: "กรุณาเลือกร้าน",
  deliveryMethod: "ต้องการรับสินค้าเมื่อใด",
  deliveryMethodMissing: "กรุณาเลือกวิธีจัดส่ง",
  arrives: (d: { deadline: string | number; day: string | number }) => "สั่งซื้อและชำระเงินภายใน " + d.deadline + " เพื่อรับสินค้าใน" + d.day,
  freeFrom: (d: { amount: string | number }) => "ฟรีเมื่อสั่งซื้อครบ " + d.amount,
  free: "ฟรี",
  paymentMethod: "คุณต้องการชำระเงินอย่างไร",
  paymentMethodMissing: "กรุณาเลือกวิธีชำระเงิน",
  toDelivery: "ไปที่การจัดส่ง",
  toPayment: "ไปที่การชำระเงิน",
  toReview: "ไปที่การตรวจสอบ",
  summary: "สรุปคำสั่งซื้อ",
  quantity: (d: { quantity: string | number }) => "จำนวน " + d.quantity,
  editCart: "แก้ไขถุง",
  note: "หมายเหตุถึงร้าน",
  terms: {
    start: "เมื่อสั่งซื้อ คุณยอมรับ",
    terms: "ข้อกำหนดและเงื่อนไข",
    and: "และ",
    privacyPolicy: "นโยบายความเป็นส่วนตัว"
  },
  placeOrder: "สั่งซื้อ",
  placeOrderOf: (d: { total: string | number }) => "สั่งซื้อ · " + d.total,
  placing: "กำลังสั่งซื้อ…",
  unpriced: "โหลดยอดรวมพร้อมค่าจัดส่งไม่ได้ กรุณาตรวจสอบการเชื่อมต่อ",
  failed: "สั่งซื้อไม่สำเร็จ กรุณาตรวจสอบแล้วลองอีกครั้ง",
  stepsLabel: "ขั้นตอนการสั่งซื้อ",
  steps: {
    contact: "ผู้ติดต่อและที่อยู่",
    shipping: "การจัดส่ง",
    payment: "การชำระเงิน",
    review: "ตรวจสอบ"
  },
  contact: "ผู้ติดต่อ",
  email: "อีเมล",
  signIn: "เข้าสู่ระบบ",
  change: "เปลี่ยน",
  changePart: (d: { part: string | number }) => "เปลี่ยน" + d.part,
  continueShopping: "เลือกซื้อต่อ",
  tryAgain: "ลองอีกครั้ง"
}

export const checkoutCopy = inLanguageOfPage({ en: english, th: thai })
