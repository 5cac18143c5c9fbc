import { language } from '#web/lib/language.ts'

/** The variable by which every document of the shop requests its texts in the language of the page; none for English, its default. */
export const languageVariable = () => (language() === 'en' ? undefined : { language: 'TH' })
