import { LinkPreviews } from '#web/lib/LinkPreviews.ts'
import type { ProductCardFieldsFragment } from './productCard.generated.ts'

/** The cards of products whose links were pressed, by path. */
export const productPreviews = new LinkPreviews<ProductCardFieldsFragment>()
