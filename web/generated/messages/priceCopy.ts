import { inLanguageOfPage } from '#web/lib/language.ts'

const english = {
  sale: "Sale price",
  regular: "Regular price"
}

const thai: typeof english = {
  sale: "ราคาลด",
  regular: "ราคาปกติ"
}

export const priceCopy = inLanguageOfPage({ en: english, th: thai })
