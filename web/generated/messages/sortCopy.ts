import { inLanguageOfPage } from '#web/lib/language.ts'

const english = {
  DEFAULT: "Default",
  POPULARITY_DESC: "Popularity",
  DATE_DESC: "Newest",
  PRICE_ASC: "Price: Low to High",
  PRICE_DESC: "Price: High to Low"
}

const thai: typeof english = {
  DEFAULT: "แนะนำ",
  POPULARITY_DESC: "ยอดนิยม",
  DATE_DESC: "มาใหม่",
  PRICE_ASC: "ราคา: ต่ำไปสูง",
  PRICE_DESC: "ราคา: สูงไปต่ำ"
}

export const sortCopy = inLanguageOfPage({ en: english, th: thai })
