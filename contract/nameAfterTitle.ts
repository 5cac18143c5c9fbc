import type { Language } from './common.ts'

/** Returns a name as it follows `คุณ`, with a space in Thai before Latin letters only. */
export const nameAfterTitle = (language: Language, name: string): string =>
  language === 'th' && !/^\p{Script=Thai}/u.test(name) ? ` ${name}` : name
