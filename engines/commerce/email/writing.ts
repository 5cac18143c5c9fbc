import { TZDate } from '@date-fns/tz'
import { fromInstant } from '@vitrine/contract/clock.ts'
import type { Language } from '@vitrine/contract/common.ts'
import { nameAfterTitle } from '@vitrine/contract/nameAfterTitle.ts'
import { isolated } from '@vitrine/contract/typedText.ts'
import { format } from 'date-fns/format'
import { emailFrame } from '#commerce/generated/messages/emailFrame.ts'
import { methodTitles } from '#commerce/generated/messages/methodTitles.ts'
import type { ArrivalDays } from '#commerce/rules/shippingMethods.ts'

/** Text that an email program could turn into a link. */
const link = /[a-z][a-z\d+.-]*:\/\/|www\.|[\p{L}\p{N}-][.。][\p{L}]{2,}|@|\//iu

/**
 * Greets a person by name, or as a customer when the name could be a link: strangers can make the shop send emails to
 * others (mails.greeting).
 */
export const greetingTo = (language: Language, name: string): string =>
  link.test(name.normalize('NFKC'))
    ? emailFrame[language].greetingUnnamed
    : emailFrame[language].greeting({ name: isolated(nameAfterTitle(language, name)) })

/** Formats in Thai, with the Buddhist year. */
const thai = (style: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('th-TH', { timeZone: 'Asia/Bangkok', ...style })
const thaiWeekday = thai({ weekday: 'long', day: 'numeric', month: 'long' })
const thaiTime = thai({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })
const thaiDate = thai({ dateStyle: 'long' })

/**
 * A deadline in Bangkok as the pages write it: `Tuesday, November 24, 4:30 pm`, in Thai
 * `วันอังคารที่ 24 พฤศจิกายน เวลา 16.30 น.` (formats.deadline).
 */
export const deadlineText = (language: Language, date: Date): string =>
  language === 'en'
    ? format(new TZDate(date, 'Asia/Bangkok'), 'EEEE, MMMM d, h:mm aaa')
    : `${thaiWeekday.format(date)} เวลา ${thaiTime.format(date).replace(':', '.')} น.`

/**
 * The arrival of a parcel, such as `Tuesday, December 1 – Thursday, December 3`, in Thai `วันอังคารที่ 1 ธันวาคม – …`.
 */
export function arrivalText(language: Language, { arrivesFrom, arrivesOn }: ArrivalDays): string {
  const days = [...new Set([arrivesFrom, arrivesOn])].map((day) => {
    const date = fromInstant(`${day} 12:00:00`)
    return language === 'en'
      ? format(new TZDate(date, 'Asia/Bangkok'), 'EEEE, MMMM d')
      : thaiWeekday.format(date)
  })
  return days.join(' – ')
}

/** A day in Bangkok on papers: `November 24, 2026`, in Thai `24 พฤศจิกายน 2569`. */
export const dateText = (language: Language, date: Date): string =>
  language === 'en'
    ? format(new TZDate(date, 'Asia/Bangkok'), 'MMMM d, yyyy')
    : thaiDate.format(date)

/** The title of a shipping or payment method, or the fallback when it is unknown. */
export function methodTitle(language: Language, id: string, fallback = id): string {
  const titles = methodTitles[language]
  return Object.hasOwn(titles, id) ? titles[id as keyof typeof titles] : fallback
}
