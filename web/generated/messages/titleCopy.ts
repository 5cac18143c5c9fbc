import { inLanguageOfPage } from '#web/lib/language.ts'

const english = {
  notFound: "Page not found",
  lookBook: "Look book",
  store: "Store",
  home: "Home",
  shop: "Shop",
  search: "Search",
  checkout: "Checkout",
  orderReceived: "Order received",
  card: "Pay by card",
  confirmPayment: "Confirm payment",
  orders: "Order History",
  order: "Order",
  addresses: "Addresses",
  payments: "Payment History",
  coupons: "Coupons",
  account: "My account",
  lostPassword: "Lost password",
  details: "Personal Information",
  points: "Points and Rewards",
  stores: "Stores",
  stories: "Stories",
  product: "Product",
  chineseNewYear: "Chinese New Year",
  specialPrice: "Special Price",
  wishlist: "Wishlist"
}

const thai: typeof english = {
  notFound: "ไม่พบหน้านี้",
  lookBook: "ลุคบุ๊ก",
  store: "ร้าน",
  home: "หน้าแรก",
  shop: "ช้อป",
  search: "ค้นหา",
  checkout: "ชำระเงิน",
  orderReceived: "ได้รับคำสั่งซื้อแล้ว",
  card: "ชำระด้วยบัตร",
  confirmPayment: "แจ้งชำระเงิน",
  orders: "ประวัติคำสั่งซื้อ",
  order: "คำสั่งซื้อ",
  addresses: "ที่อยู่",
  payments: "ประวัติการชำระเงิน",
  coupons: "คูปอง",
  account: "บัญชีของฉัน",
  lostPassword: "ลืมรหัสผ่าน",
  details: "ข้อมูลส่วนตัว",
  points: "คะแนนและของรางวัล",
  stores: "ร้าน",
  stories: "เรื่องราว",
  product: "สินค้า",
  chineseNewYear: "ตรุษจีน",
  specialPrice: "ราคาพิเศษ",
  wishlist: "รายการโปรด"
}

export const titleCopy = inLanguageOfPage({ en: english, th: thai })
