import { suggestEmail } from '@vitrine/contract/rules/emailSlip.ts'
import { rulesCopy } from '#web/generated/messages/rulesCopy.ts'

const kept = new Set<string>()

/** Stops the question about an address, which is right as it is. */
export const keepEmail = (text: string) => void kept.add(text)

/** Returns the address to ask about; undefined for one that is right, or that the visitor has kept. */
export const questionedEmail = (text: string) => (kept.has(text) ? undefined : suggestEmail(text))

/**
 * Returns a form's submit function that asks about a likely slip in a field before it sends, and then sends what the
 * visitor keeps (validation.forms.email-slip).
 */
export const checkingEmail =
  <Values extends object, Result>(submit: (values: Values) => Result, name = 'email') =>
  async (values: Values) => {
    const errors = slipErrors(values, name)
    return Object.keys(errors).length > 0 ? errors : submit(values)
  }

/** Returns an error of the named field while its address has a likely slip that the visitor has not kept. */
export function slipErrors(values: object, name = 'email'): Record<string, string> {
  const text = String((values as Readonly<Record<string, unknown>>)[name] ?? '')
  return questionedEmail(text) ? { [name]: rulesCopy.emailCheck } : {}
}
