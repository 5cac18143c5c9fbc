import { fromInstant, utcDay } from '@vitrine/contract/clock.ts'
import { asc } from 'drizzle-orm'
import { z } from 'zod'
import { appointments, stores } from '#cms/database/schema/content.ts'
import { appointmentCopy } from './copy.ts'
import {
  type Choice,
  consentField,
  emailField,
  type Field,
  labelledChoices,
  message,
  nameField,
  oneChoice,
  person,
  phoneField,
  zodFieldErrors,
} from './fields.ts'
import type { FramedForm } from './framedForm.ts'

const brands = labelledChoices(appointmentCopy.brands)

const times: readonly Choice[] = ['11:00', '12:30', '14:00', '15:30', '17:00', '18:30'].map(
  (time) => ({ value: time, label: time.replace(':', '.') }),
)

const daysAhead = 90
const dayLength = 24 * 60 * 60 * 1000

function fieldsFor(boutiques: readonly Choice[], days: readonly [string, string]): Field[] {
  const half = { isHalf: true }
  return [
    { name: 'brand', label: appointmentCopy.brand, kind: 'choice', choices: brands, ...half },
    { name: 'store', label: appointmentCopy.store, kind: 'choice', choices: boutiques, ...half },
    { name: 'day', label: appointmentCopy.day, kind: 'date', days, ...half },
    { name: 'time', label: appointmentCopy.time, kind: 'choice', choices: times, ...half },
    nameField,
    emailField,
    phoneField,
    {
      name: 'message',
      label: appointmentCopy.message,
      kind: 'area',
      hint: appointmentCopy.messageHint,
      maxLength: 2000,
      isOptional: true,
    },
    consentField,
  ]
}

/** Validation rules at the moment `now`, with the first and the last day that can be requested. */
function appointmentRules(
  boutiques: readonly Choice[],
  [first, last]: readonly [string, string],
  now: Date,
) {
  return z
    .object({
      ...person,
      brand: oneChoice(brands, appointmentCopy.brandMissing),
      store: oneChoice(boutiques, appointmentCopy.storeMissing),
      day: z
        .string()
        .min(1, appointmentCopy.dayMissing)
        .pipe(z.iso.date(appointmentCopy.dayInvalid))
        .refine((day) => day >= first, appointmentCopy.dayPast)
        .refine((day) => day <= last, appointmentCopy.dayTooFar(daysAhead)),
      time: oneChoice(times, appointmentCopy.timeMissing),
      message,
    })
    .refine(({ day, time }) => fromInstant(`${day} ${time}:00`) > now, {
      path: ['time'],
      message: appointmentCopy.timePast,
    })
}

/** The form at /component/appointment-form/, for GET and POST. */
export const appointmentForm: FramedForm = {
  name: 'forms.appointment',
  title: appointmentCopy.title,
  resizeType: 'APPOINTMENT-FORM_SCREEN_RESIZE',
  submittedType: 'APPOINTMENT-FORM_SUBMITTED',
  submitLabel: appointmentCopy.submit,
  thanks: appointmentCopy.thanks,
  table: appointments,
  async open({ cms, clock }) {
    const open = await cms.database.select().from(stores).orderBy(asc(stores.position))
    if (open.length === 0) return { closed: appointmentCopy.closed }
    const boutiques = open.map(({ slug, body }) => ({ value: slug, label: body.name }))
    const now = clock.now()
    const dayIn = (days: number) => utcDay(new Date(now.getTime() + days * dayLength))
    const days = [dayIn(0), dayIn(daysAhead)] as const
    const rules = appointmentRules(boutiques, days, now)
    return {
      fields: fieldsFor(boutiques, days),
      read(values) {
        const { data, error } = rules.safeParse(values)
        if (error) return { fieldErrors: zodFieldErrors(error) }
        const { consent, ...appointment } = data
        return {
          save: (transaction, receipt) =>
            transaction.insert(appointments).values({ ...appointment, ...receipt }),
        }
      },
    }
  },
}
