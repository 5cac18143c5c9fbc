import type { TextOption } from '@vitrine/contract/catalog.ts'
import { fromBaht } from '#commerce/satang.ts'
import { cartCopy } from '../copy/cart.ts'

/** The problem of a typed text, or undefined if it can be made. */
export function textProblem(option: TextOption, text: string): string | undefined {
  const { name, minLength, maxLength, characters, charactersLabel } = option
  const typed = [...text]
  if (typed.length === 0) return cartCopy.textMissing(name)
  if (typed.some((character) => !characters.includes(character)))
    return cartCopy.textCharacters(name, charactersLabel)
  if (typed.length < minLength) return cartCopy.textTooShort(name, minLength)
  if (typed.length > maxLength) return cartCopy.textTooLong(name, maxLength)
  return undefined
}

interface Offered {
  options: readonly { slug: string }[]
  textOptions?: readonly TextOption[] | null | undefined
}

/** The surcharge of the texts among the choices on the price of a piece, in satang. */
export function textPrice({ textOptions }: Offered, choices: Record<string, string>): number {
  const chosen = (textOptions ?? []).filter(({ slug }) => choices[slug] !== undefined)
  return chosen.reduce((sum, { price }) => sum + fromBaht(price), 0)
}

/** Whether the product still offers every text among the choices of a line. */
export function offersTexts(
  { options, textOptions }: Offered,
  choices: Record<string, string>,
): boolean {
  return Object.entries(choices).every(([slug, value]) => {
    if (options.some((option) => option.slug === slug)) return true
    const option = textOptions?.find((textOption) => textOption.slug === slug)
    return option !== undefined && textProblem(option, value) === undefined
  })
}
