import { createHash } from 'node:crypto'
import { cartCopy } from '@vitrine/commerce/copy/cart.ts'
import { ContractProblem } from '@vitrine/commerce/problem.ts'
import { textProblem } from '@vitrine/commerce/rules/texts.ts'
import type { StoredCard } from '#cms/database/schema/catalog.ts'

/**
 * The chosen swatch of each option, and the texts that were typed. Throws `invalid` with the options that are missing,
 * unknown or have a text that cannot be made.
 */
export function readChoices(
  card: Pick<StoredCard, 'name' | 'options' | 'textOptions'>,
  variation: readonly { attribute: string; value: string }[],
): Record<string, string> {
  const given = new Map(variation.map(({ attribute, value }) => [attribute, value]))
  const fields: Record<string, string> = {}
  const choices: Record<string, string> = {}
  for (const { slug, name, swatches } of card.options) {
    const value = given.get(slug)
    if (!value) fields[slug] = cartCopy.optionMissing
    else if (!swatches.some((swatch) => swatch.slug === value))
      fields[slug] = cartCopy.choiceUnavailable(card.name, name)
    else choices[slug] = value
    given.delete(slug)
  }
  for (const option of card.textOptions ?? []) {
    const text = given.get(option.slug)
    given.delete(option.slug)
    if (text === undefined) continue
    const problem = textProblem(option, text)
    if (problem) fields[option.slug] = problem
    else choices[option.slug] = text
  }
  for (const slug of given.keys()) fields[slug] = cartCopy.optionUnknown(card.name)
  const [message] = Object.values(fields)
  if (message) throw new ContractProblem('invalid', message, { fields })
  return choices
}

/** A key that is equal for the same product with the same options, in every bag. */
export function lineKey(
  productId: number,
  variationId: number,
  choices: Record<string, string>,
): string {
  const text = JSON.stringify([productId, variationId, Object.entries(choices).toSorted()])
  return createHash('sha256').update(text).digest('hex').slice(0, 32)
}
