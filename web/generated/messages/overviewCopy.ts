import { en, th } from '@messageformat/runtime/lib/cardinals'
import { plural } from '@messageformat/runtime'
import { inLanguageOfPage } from '#web/lib/language.ts'

const english = {
  title: "Overview",
  failed: "We couldn’t load your overview.",
  order: "Latest order",
  allOrders: "All orders",
  wishlist: "Wishlist",
  openWishlist: "Open wishlist",
  saved: (d: { count: number }) => (plural(d.count, 0, en, { "0": "Nothing saved yet.", one: d.count + " piece saved.", other: d.count + " pieces saved." })) as string,
  coupon: "Your coupon",
  allCoupons: "All coupons",
  stylist: "Your stylist",
  stylistText: "Sizes, outfits, a piece in another store – ask before you buy.",
  askOnLine: "Ask on LINE"
}

const thai: typeof english = {
  title: "ภาพรวม",
  failed: "โหลดภาพรวมไม่สำเร็จ",
  order: "คำสั่งซื้อล่าสุด",
  allOrders: "คำสั่งซื้อทั้งหมด",
  wishlist: "รายการโปรด",
  openWishlist: "เปิดรายการโปรด",
  saved: (d: { count: number }) => (plural(d.count, 0, th, { "0": "ยังไม่ได้บันทึกสินค้า", other: "บันทึกไว้ " + d.count + " ชิ้น" })) as string,
  coupon: "คูปองของคุณ",
  allCoupons: "คูปองทั้งหมด",
  stylist: "สไตลิสต์ของคุณ",
  stylistText: "ถามเรื่องไซส์ การแต่งตัว หรือสินค้าที่สาขาอื่นก่อนสั่งซื้อได้",
  askOnLine: "ถามทาง LINE"
}

export const overviewCopy = inLanguageOfPage({ en: english, th: thai })
