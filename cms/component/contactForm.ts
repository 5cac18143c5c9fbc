import { z } from 'zod'
import { enquiries } from '#cms/database/schema/content.ts'
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

const subjects: readonly Choice[] = [
  { value: 'order', label: 'An order I have placed' },
  { value: 'product', label: 'A product, a size or a colour' },
  { value: 'return', label: 'A return or an exchange' },
  { value: 'alteration', label: 'An alteration or a repair' },
  { value: 'press', label: 'Press and working together' },
  { value: 'other', label: 'Something else' },
]

const fields: readonly Field[] = [
  nameField,
  emailField,
  phoneField,
  { name: 'subject', label: 'What is it about?', kind: 'choice', choices: subjects },
  {
    name: 'message',
    label: 'Message',
    kind: 'area',
    hint: 'If it is about an order, its number helps us to be quick.',
    maxLength: 2000,
  },
  consentField,
]

const Enquiry = z.object({
  ...person,
  subject: oneOf(subjects, 'Please choose a subject'),
  message: message.pipe(z.string().min(1, 'Please enter your message')),
})

/** GET and POST /component/contact-form/ (SPEC §2). */
export const contactForm: FramedForm = {
  name: 'forms.contact',
  url: '/component/contact-form',
  title: 'Write to us',
  resizeType: 'CONTACT-FORM_SCREEN_RESIZE',
  submitLabel: 'Send message',
  thanks: 'Your message has arrived. We answer within one working day, usually sooner.',
  table: enquiries,
  open: async () => ({
    fields,
    read(values) {
      const { data, error } = Enquiry.safeParse(values)
      if (error) return { complaints: complaintsOf(error) }
      const { consent, ...enquiry } = data
      return {
        keep: (transaction, receipt) =>
          transaction.insert(enquiries).values({ ...enquiry, ...receipt }),
      }
    },
  }),
}
