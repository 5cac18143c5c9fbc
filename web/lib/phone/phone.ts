import { rulesCopy } from '#web/generated/messages/rulesCopy.ts'

/** Formats a Thai phone number in E.164, such as `+66812345678`, as `+66 81 234 5678`; other texts are unchanged. */
export const displayPhone = (text: string): string =>
  text.replace(/^\+66(\d{1,2})(\d{3})(\d{4})$/, '+66 $1 $2 $3')

// The numbering plans of all countries: loaded by forms that need them, and not by other pages.
const loadRules = () => import('@vitrine/contract/phone.ts')

/** Loads the rules of phone numbers before a form needs them. */
export const preparePhoneErrors = () => void loadRules().catch(() => {})

/**
 * Returns an error for each named field whose text is not a phone number (validation.forms.phone); none if the rules
 * cannot be loaded, since the server checks the number again.
 */
export async function phoneErrors(
  values: object,
  names: readonly string[],
  country = 'TH',
): Promise<Record<string, string>> {
  const rules = await loadRules().catch(() => undefined)
  if (!rules) return {}
  const texts = values as Readonly<Record<string, unknown>>
  return Object.fromEntries(
    names.flatMap((name) => {
      const text = String(texts[name] ?? '')
      return rules.toE164(text, country)
        ? []
        : [[name, rules.phoneMessage(text, country, rulesCopy.phone)]]
    }),
  )
}

/** Returns a form's submit function that submits once the field `phoneNumber` is valid, and otherwise returns its error. */
export const checkingPhone =
  <Values extends object, Result>(submit: (values: Values) => Result) =>
  async (values: Values) => {
    const errors = await phoneErrors(values, ['phoneNumber'])
    return Object.keys(errors).length > 0 ? errors : submit(values)
  }
