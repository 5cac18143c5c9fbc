import { inLanguageOfPage } from '#web/lib/language.ts'

const english = {
  suggestion: "อ่านหน้านี้เป็นภาษาไทย",
  stay: "ไม่ต้องการ"
}

const thai: typeof english = {
  suggestion: "Read this page in English",
  stay: "No, thank you"
}

export const languageCopy = inLanguageOfPage({ en: english, th: thai })
