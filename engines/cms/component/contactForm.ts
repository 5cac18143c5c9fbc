import { z } from 'zod'
import { enquiries } from '#cms/database/schema/content.ts'
import { contactCopy } from './copy.ts'
import {
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

const subjects = labelledChoices(contactCopy.subjects)

const fields: readonly Field[] = [
  nameField,
  emailField,
  phoneField,
  { name: 'subject', label: contactCopy.subject, kind: 'choice', choices: subjects },
  {
    name: 'message',
    label: contactCopy.message,
    kind: 'area',
    hint: contactCopy.messageHint,
    maxLength: 2000,
  },
  consentField,
]

const Enquiry = z.object({
  ...person,
  subject: oneChoice(subjects, contactCopy.subjectMissing),
  message: message.pipe(z.string().min(1, contactCopy.messageMissing)),
})

/** The form at /component/contact-form/, for GET and POST. */
export const contactForm: FramedForm = {
  name: 'forms.contact',
  title: contactCopy.title,
  resizeType: 'CONTACT-FORM_SCREEN_RESIZE',
  submittedType: 'CONTACT-FORM_SUBMITTED',
  submitLabel: contactCopy.submit,
  thanks: contactCopy.thanks,
  table: enquiries,
  open: async () => ({
    fields,
    read(values) {
      const { data, error } = Enquiry.safeParse(values)
      if (error) return { fieldErrors: zodFieldErrors(error) }
      const { consent, ...enquiry } = data
      return {
        save: (transaction, receipt) =>
          transaction.insert(enquiries).values({ ...enquiry, ...receipt }),
      }
    },
  }),
}
