import { inLanguageOfPage } from '#web/lib/language.ts'

const english = {
  post: "Failed to fetch post",
  product: "Failed to fetch product",
  wishlist: "Failed to fetch wishlist page",
  shop: "Failed to fetch shop page",
  home: "Failed to fetch home page",
  page: "Failed to fetch page",
  lookBook: "Failed to fetch look book",
  confirmPayment: "Failed to fetch confirm payment page"
}

const thai: typeof english = {
  post: "โหลดบทความไม่สำเร็จ",
  product: "โหลดสินค้าไม่สำเร็จ",
  wishlist: "โหลดรายการโปรดไม่สำเร็จ",
  shop: "โหลดหน้าร้านไม่สำเร็จ",
  home: "โหลดหน้าแรกไม่สำเร็จ",
  page: "โหลดหน้านี้ไม่สำเร็จ",
  lookBook: "โหลดลุคบุ๊กไม่สำเร็จ",
  confirmPayment: "โหลดหน้าแจ้งชำระเงินไม่สำเร็จ"
}

export const loadCopy = inLanguageOfPage({ en: english, th: thai })
