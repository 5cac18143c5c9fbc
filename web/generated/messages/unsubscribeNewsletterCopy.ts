import { inLanguageOfPage } from '#web/lib/language.ts'

const english = {
  question: "You won’t receive our newsletter any more."
}

const thai: typeof english = {
  question: "คุณจะไม่ได้รับจดหมายข่าวของเราอีก"
}

export const unsubscribeNewsletterCopy = inLanguageOfPage({ en: english, th: thai })
