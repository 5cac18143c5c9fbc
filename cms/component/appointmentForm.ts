import { asc } from 'drizzle-orm'
import { z } from 'zod'
import { fromInstant, toInstant } from '#cms/clock.ts'
import { appointments, stores } from '#cms/database/schema/content.ts'
import {
  type Choice,
  complaintsOf,
  consentField,
  emailField,
  type Field,
  message,
  nameField,
  oneOf,
  person,
  phoneField,
} from './fields.ts'
import type { FramedForm } from './framedForm.ts'

const brands: readonly Choice[] = [
  { value: 'white-asava', label: 'White ASAVA: bridal' },
  { value: 'asava', label: 'ASAVA: evening and made to measure' },
  { value: 'asv', label: 'asv: personal styling' },
]

const times: readonly Choice[] = ['11:00', '12:30', '14:00', '15:30', '17:00', '18:30'].map(
  (time) => ({ value: time, label: time.replace(':', '.') }),
)

const daysAhead = 90
const dayLength = 24 * 60 * 60 * 1000

function fieldsFor(boutiques: readonly Choice[], days: readonly [string, string]): Field[] {
  const half = { isHalf: true }
  return [
    { name: 'brand', label: 'For', kind: 'choice', choices: brands, ...half },
    { name: 'store', label: 'Boutique', kind: 'choice', choices: boutiques, ...half },
    { name: 'day', label: 'Date', kind: 'date', days, ...half },
    { name: 'time', label: 'Time', kind: 'choice', choices: times, ...half },
    nameField,
    emailField,
    phoneField,
    {
      name: 'message',
      label: 'Anything we should know',
      kind: 'area',
      hint: 'The occasion, its date, who is coming along.',
      maxLength: 2000,
      isOptional: true,
    },
    consentField,
  ]
}

/** The rules of a moment: the first and the last day that may be asked for, and the time it is. */
function appointmentRules(
  boutiques: readonly Choice[],
  [first, last]: readonly [string, string],
  now: Date,
) {
  return z
    .object({
      ...person,
      brand: oneOf(brands, 'Please choose what it is for'),
      store: oneOf(boutiques, 'Please choose a boutique'),
      day: z
        .string()
        .min(1, 'Please choose a date')
        .pipe(z.iso.date('Please enter a date such as 2026-12-24'))
        .refine((day) => day >= first, 'Please choose a date that has not passed')
        .refine((day) => day <= last, `Please choose a date within the next ${daysAhead} days`),
      time: oneOf(times, 'Please choose a time'),
      message,
    })
    .refine(({ day, time }) => fromInstant(`${day} ${time}:00`) > now, {
      path: ['time'],
      message: 'This time has already passed today. Please choose a later one',
    })
}

/** GET and POST /component/appointment-form/ (SPEC §2). */
export const appointmentForm: FramedForm = {
  name: 'forms.appointment',
  url: '/component/appointment-form',
  title: 'Make an appointment',
  resizeType: 'APPOINTMENT-FORM_SCREEN_RESIZE',
  submitLabel: 'Ask for this appointment',
  thanks:
    'We have noted your wish. Somebody from the boutique calls or writes within a day to confirm it.',
  table: appointments,
  async open({ cms, clock }) {
    const open = await cms.database.select().from(stores).orderBy(asc(stores.position))
    if (open.length === 0)
      return { closed: 'No boutique takes appointments online at the moment. Please call us.' }
    const boutiques = open.map(({ slug, body }) => ({ value: slug, label: body.name }))
    const now = clock.now()
    const dayIn = (days: number) =>
      toInstant(new Date(now.getTime() + days * dayLength)).slice(0, 10)
    const days = [dayIn(0), dayIn(daysAhead)] as const
    const rules = appointmentRules(boutiques, days, now)
    return {
      fields: fieldsFor(boutiques, days),
      read(values) {
        const { data, error } = rules.safeParse(values)
        if (error) return { complaints: complaintsOf(error) }
        const { consent, ...appointment } = data
        return {
          keep: (transaction, receipt) =>
            transaction.insert(appointments).values({ ...appointment, ...receipt }),
        }
      },
    }
  },
}
