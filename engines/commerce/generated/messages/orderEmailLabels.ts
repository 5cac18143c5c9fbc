import { en } from '@messageformat/runtime/lib/cardinals'
import { plural } from '@messageformat/runtime'

const english = {
  arrival: "Arrives",
  subject: (d: { subject: string | number; order: string | number }) => d.subject + " (order " + d.order + ")",
  order: (d: { order: string | number }) => "Order " + d.order,
  deadline: (d: { moment: string | number }) => d.moment + " (Bangkok time)",
  quantity: (d: { quantity: string | number }) => "Quantity: " + d.quantity,
  more: (d: { count: number }) => ("and " + plural(d.count, 0, en, { one: "1 more piece", other: d.count + " more pieces" })) as string,
  subtotal: "Subtotal",
  discount: "Discount",
  giftWrap: "Gift wrapping",
  giftMessage: "Message on the gift card",
  shipping: "Shipping",
  total: "Total",
  free: "Free",
  deliverTo: "Deliver to",
  pickUp: "Collection",
  billedTo: "Billed to",
  payment: "Payment",
  accountName: "Account name",
  carrier: "Carrier",
  trackingNumber: "Tracking number",
  parcelItems: "In this parcel",
  returnNumber: "Return",
  returnNote: "Our message",
  returnTo: "Send it to",
  returnLabel: (d: { number: string | number; order: string | number }) => "Return " + d.number + " · Order " + d.order,
  viewOrder: "View your order"
}

const thai: typeof english = {
  arrival: "วันที่ได้รับสินค้า",
  subject: (d: { subject: string | number; order: string | number }) => d.subject + " (คำสั่งซื้อ " + d.order + ")",
  order: (d: { order: string | number }) => "คำสั่งซื้อ " + d.order,
  deadline: (d: { moment: string | number }) => d.moment + " (เวลากรุงเทพฯ)",
  quantity: (d: { quantity: string | number }) => "จำนวน " + d.quantity,
  more: (d: { count: string | number }) => "และอีก " + d.count + " ชิ้น",
  subtotal: "ยอดสินค้า",
  discount: "ส่วนลด",
  giftWrap: "ห่อของขวัญ",
  giftMessage: "ข้อความบนการ์ด",
  shipping: "ค่าจัดส่ง",
  total: "ยอดรวม",
  free: "ฟรี",
  deliverTo: "จัดส่งถึง",
  pickUp: "รับที่ร้าน",
  billedTo: "ที่อยู่สำหรับใบเสร็จ",
  payment: "การชำระเงิน",
  accountName: "ชื่อบัญชี",
  carrier: "ผู้ให้บริการขนส่ง",
  trackingNumber: "หมายเลขพัสดุ",
  parcelItems: "ในพัสดุนี้",
  returnNumber: "หมายเลขการคืน",
  returnNote: "ข้อความจากเรา",
  returnTo: "ส่งไปที่",
  returnLabel: (d: { number: string | number; order: string | number }) => "การคืน " + d.number + " · คำสั่งซื้อ " + d.order,
  viewOrder: "ดูคำสั่งซื้อ"
}

export const orderEmailLabels = { en: english, th: thai }
