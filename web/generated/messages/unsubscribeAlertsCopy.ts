import { inLanguageOfPage } from '#web/lib/language.ts'

const english = {
  question: "You won’t receive any more emails about items that are back in stock."
}

const thai: typeof english = {
  question: "คุณจะไม่ได้รับอีเมลเรื่องสินค้าที่กลับมาอีก"
}

export const unsubscribeAlertsCopy = inLanguageOfPage({ en: english, th: thai })
