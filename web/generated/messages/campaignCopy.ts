import { inLanguageOfPage } from '#web/lib/language.ts'

const english = {
  link: "Discover"
}

const thai: typeof english = {
  link: "ชมเพิ่ม"
}

export const campaignCopy = inLanguageOfPage({ en: english, th: thai })
