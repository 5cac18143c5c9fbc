import { isEmail } from '../email.ts'
import { typedText } from '../typedText.ts'

// Whose addresses most shoppers have. Names of less than five letters are one slip away from too many others.
const providers = [
  'gmail.com',
  'googlemail.com',
  'hotmail.com',
  'hotmail.co.th',
  'outlook.com',
  'outlook.co.th',
  'yahoo.com',
  'yahoo.co.th',
  'icloud.com',
  'windowslive.com',
  'protonmail.com',
]
/** Providers that are one slip away from those above. */
const others = new Set(['ymail.com', 'mail.com', 'email.com'])

const endings: readonly [RegExp, string][] = [
  [/\.(con|cmo|ocm|comm|coom|cim|cpm|vom|xom|c0m)$/, '.com'],
  [/\.(nte|ney|ner|nett)$/, '.net'],
  [/\.(ogr|rog|orgg)$/, '.org'],
  [/\.(ac|co|go|in|or)(ht|th|\.ht|\.thh|\.hth)$/, '.$1.th'],
]

/** Whether one letter too many, too few, wrong or swapped makes the one text of the other. */
function isOneSlip(typed: string, meant: string): boolean {
  let start = 0
  while (start < typed.length && typed[start] === meant[start]) start++
  const rest = (ofTyped: number, ofMeant: number) =>
    typed.slice(start + ofTyped) === meant.slice(start + ofMeant)
  const isSwapped = typed[start] === meant[start + 1] && typed[start + 1] === meant[start]
  return rest(1, 0) || rest(0, 1) || rest(1, 1) || (isSwapped && rest(2, 2))
}

function likelyDomain(typed: string): string | undefined {
  const ended = endings.reduce((text, [slip, ending]) => text.replace(slip, ending), typed)
  if (providers.includes(ended) || others.has(ended)) return ended
  return (
    providers.find((provider) => isOneSlip(ended, provider) || provider.startsWith(`${ended}.`)) ??
    (isEmail(`a@${ended}`) ? ended : undefined)
  )
}

/** Returns the address that was probably meant, as for `mali@gmail.con`; undefined for one without a likely slip. */
export function suggestEmail(text: string): string | undefined {
  const [, name, domain] = /^([^@]+)@([^@]+)$/.exec(typedText('email', text)) ?? []
  if (!name || !domain) return undefined
  const typed = domain.toLowerCase()
  const likely = likelyDomain(typed)
  return likely && likely !== typed ? `${name}@${likely}` : undefined
}

/** Copy of the question about a likely slip. */
export const emailCopy = {
  check: 'Please check your email address.',
  question: (email: string) => `Did you mean ${email}?`,
  correct: 'Yes, correct it',
  keep: 'No, keep mine',
}
