import { inLanguageOfPage } from '#web/lib/language.ts'

const english = {
  soldOut: "Out of stock",
  isNew: "New",
  quickView: "Quick view",
  quickViewOf: (d: { product: string | number }) => " of " + d.product,
  save: "Save item",
  unsave: "Remove item"
}

const thai: typeof english = {
  soldOut: "สินค้าหมด",
  isNew: "ใหม่",
  quickView: "ดูด่วน",
  quickViewOf: (d: { product: string | number }) => " " + d.product,
  save: "บันทึกสินค้า",
  unsave: "เอาออกจากรายการโปรด"
}

export const cardLabelCopy = inLanguageOfPage({ en: english, th: thai })
