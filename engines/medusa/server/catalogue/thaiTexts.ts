import type { ThaiTexts } from '../medusa/extras.ts'
import type { ShopTerm } from './directory.ts'
import type { ShopProduct } from './shopProduct.ts'

/** The fields of `metadata.vitrine.thai` that have an English text of their own. */
type Originals = Partial<Record<Exclude<keyof ThaiTexts, 'words'>, string | null | undefined>>

/** The Thai texts of a product by their English ones. */
export const thaiOfProduct = ({ medusa, extras }: ShopProduct): Record<string, string> =>
  byEnglish(extras.thai, {
    name: medusa.title,
    description: medusa.description,
    composition: medusa.material,
  })

/** The Thai texts of a brand, category or collection by their English ones. */
export const thaiOfTerm = ({ name, extras }: ShopTerm): Record<string, string> =>
  byEnglish(extras.thai, { name, content: extras.content })

function byEnglish({ words, ...fields }: ThaiTexts = {}, originals: Originals) {
  const texts = Object.entries(originals).map(([field, english]) => [
    english,
    fields[field as keyof Originals],
  ])
  return { ...words, ...Object.fromEntries(texts.filter(([english, thai]) => english && thai)) }
}
