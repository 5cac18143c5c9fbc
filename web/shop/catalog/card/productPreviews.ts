import { LinkPreviews } from '#web/lib/LinkPreviews.ts'
import type { ProductCardFieldsFragment } from './productCard.generated.ts'

/** Products as pressed cards showed them, by path. */
export const productPreviews = new LinkPreviews<ProductCardFieldsFragment>()
