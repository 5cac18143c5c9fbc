import { inLanguageOfPage } from '#web/lib/language.ts'

const english = {
  FACEBOOK: "Facebook",
  GOOGLE: "Google",
  APPLE: "Apple",
  LINE: "LINE",
  UNKNOWN: "Another service"
}

const thai: typeof english = {
  FACEBOOK: "Facebook",
  GOOGLE: "Google",
  APPLE: "Apple",
  LINE: "LINE",
  UNKNOWN: "บริการอื่น"
}

export const providerNames = inLanguageOfPage({ en: english, th: thai })
