import { isEmail } from '@vitrine/contract/email.ts'
import { typedForm } from '@vitrine/contract/typedText.ts'
import { z } from 'zod/mini'
import { rulesCopy } from '#web/generated/messages/rulesCopy.ts'

/** Creates the validation of a form from its schema, of what the server will read (validation.typed.*): the first message of each field, none for a valid form. */
export function validateWith(rules: z.ZodMiniObject) {
  return (values: object): Record<string, string> => {
    const messages: Record<string, string> = {}
    // A field that was never touched is absent; its rule expects an empty text.
    const empty = Object.fromEntries(Object.keys(rules.shape).map((name) => [name, '']))
    for (const { path, message } of rules.safeParse(typedForm({ ...empty, ...values })).error
      ?.issues ?? [])
      messages[String(path[0])] ??= message
    return messages
  }
}

/** The rule of a required email address, by which the server decides too (validation.forms.email). */
export const emailRule = (missing: string, invalid = rulesCopy.emailInvalid) =>
  z.string().check(
    z.trim(),
    z.minLength(1, missing),
    z.refine((text) => text === '' || isEmail(text), invalid),
  )
