/** An option that the shopper types, such as a monogram. `characters` has every character that the text may have. */
export interface TextTerms {
  slug: string
  minLength: number
  maxLength: number
  characters: string
}

/** A text as the shopper typed it; it is retained while the option is switched off. */
export interface TypedText {
  isOn: boolean
  text: string
}

/** The typed text per option; options that were never switched on are absent. */
export type TypedTexts = Readonly<Record<string, TypedText>>

export type TextProblem = 'missing' | 'characters' | 'tooShort' | 'tooLong'

/** The text with each character that only exists as a capital made one: `abé` is `ABé` for the letters A to Z. */
export function withCapitals({ characters }: Pick<TextTerms, 'characters'>, text: string): string {
  const fitting = (character: string) => {
    const capital = character.toUpperCase()
    // One letter may have two capitals, such as ß.
    const isOne = [...capital].length === 1 && characters.includes(capital)
    return isOne && !characters.includes(character) ? capital : character
  }
  return [...text].map(fitting).join('')
}

/** Why a text cannot be ordered; null when it can. */
export function textProblem(option: TextTerms, text: string): TextProblem | null {
  const typed = [...text]
  if (typed.length === 0) return 'missing'
  if (typed.some((character) => !option.characters.includes(character))) return 'characters'
  if (typed.length < option.minLength) return 'tooShort'
  return typed.length > option.maxLength ? 'tooLong' : null
}

export const switchedOn = <Option extends TextTerms>(
  options: readonly Option[],
  typed: TypedTexts,
): Option[] => options.filter(({ slug }) => typed[slug]?.isOn)

/** The first option that is switched on with a text that cannot be ordered. */
export const unfinishedText = <Option extends TextTerms>(
  options: readonly Option[],
  typed: TypedTexts,
): Option | undefined =>
  switchedOn(options, typed).find((option) => textProblem(option, typed[option.slug]?.text ?? ''))

/** The texts to order, by option. */
export const orderedTexts = (
  options: readonly TextTerms[],
  typed: TypedTexts,
): Readonly<Record<string, string>> =>
  Object.fromEntries(switchedOn(options, typed).map(({ slug }) => [slug, typed[slug]?.text ?? '']))
