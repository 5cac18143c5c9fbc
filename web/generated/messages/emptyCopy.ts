import { inLanguageOfPage } from '#web/lib/language.ts'

const english = {
  none: "No products found."
}

const thai: typeof english = {
  none: "ไม่พบสินค้า"
}

export const emptyCopy = inLanguageOfPage({ en: english, th: thai })
