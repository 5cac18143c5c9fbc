import { inLanguageOfPage } from '#web/lib/language.ts'

const english = {
  title: "Menu",
  loading: "Loading the menu…",
  all: "View all"
}

const thai: typeof english = {
  title: "เมนู",
  loading: "กำลังโหลดเมนู…",
  all: "ดูทั้งหมด"
}

export const menuCopy =
  import.meta.env.LANGUAGE === 'th' ? thai : import.meta.env.LANGUAGE === 'en' ? english : inLanguageOfPage({ en: english, th: thai })
