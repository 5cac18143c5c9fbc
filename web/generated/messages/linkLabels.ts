import { inLanguageOfPage } from '#web/lib/language.ts'

const english = {
  retry: "Try again",
  view: "View this item",
  shop: "Continue shopping"
}

const thai: typeof english = {
  retry: "ลองอีกครั้ง",
  view: "ดูสินค้านี้",
  shop: "เลือกซื้อต่อ"
}

export const linkLabels = inLanguageOfPage({ en: english, th: thai })
