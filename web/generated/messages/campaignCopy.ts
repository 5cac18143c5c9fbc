import { inLanguageOfPage } from '#web/lib/language.ts'

const english = {
  link: "Discover"
}

const thai: typeof english = {
  link: "ชมเพิ่ม"
}

export const campaignCopy =
  import.meta.env.LANGUAGE === 'th' ? thai : import.meta.env.LANGUAGE === 'en' ? english : inLanguageOfPage({ en: english, th: thai })
