import type { Language } from './common.ts'

/** Returns a name as it follows `คุณ`: Thai sets a space before Latin letters only. Other languages are unchanged. */
export const nameAfterTitle = (language: Language, name: string): string =>
  language === 'th' && !/^\p{Script=Thai}/u.test(name) ? ` ${name}` : name
