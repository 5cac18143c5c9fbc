import { inLanguageOfPage } from '#web/lib/language.ts'

const english = {
  error: (d: { message: string | number }) => "Error: " + d.message
}

const thai: typeof english = {
  error: (d: { message: string | number }) => (d.message) as string
}

export const popupCopy = inLanguageOfPage({ en: english, th: thai })
