import type { TextProblem } from '#machines/selection/texts.ts'
import { formatPrice } from '#web/lib/price.ts'
import type { TextOptionPartsFragment } from './product.generated.ts'

type Option = TextOptionPartsFragment

const problems: Record<TextProblem, (option: Option) => string> = {
  missing: ({ name }) => `Please enter your ${name.toLowerCase()}.`,
  characters: ({ charactersLabel }) => `Please use only the characters ${charactersLabel}.`,
  tooShort: ({ minLength }) => `Please enter at least ${minLength} characters.`,
  tooLong: ({ maxLength }) => `Please enter at most ${maxLength} characters.`,
}

const lengths = ({ minLength, maxLength }: Option) => {
  if (minLength === maxLength) return `${maxLength}`
  return minLength === 1 ? `Up to ${maxLength}` : `${minLength} to ${maxLength}`
}

/** What shoppers read about an option that they type; loaded with the fields of a product that offers one. */
export const textCopy = {
  offer: ({ name, price }: Option) =>
    `Add a ${name.toLowerCase()} (${price.amount > 0 ? `+${formatPrice(price)}` : 'free'})`,
  hint: (option: Option) => `${lengths(option)} characters, ${option.charactersLabel}`,
  preview: ({ name }: Option, text: string) =>
    `Preview of your ${name.toLowerCase()}${text && `: ${text}`}`,
  problem: (problem: TextProblem, option: Option) => problems[problem](option),
}
