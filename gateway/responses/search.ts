import * as contract from '@vitrine/contract/search.ts'
import type { z } from 'zod'
import type * as schema from '../generated/resolvers.ts'
import { cleanHtml, firstImage } from '../scalars/html.ts'
import { optionalUrl } from '../scalars/textScalars.ts'
import { optionalMoney, plainText } from './common.ts'
import { responseParser } from './responseParser.ts'

type ContractSuggestion = z.infer<typeof contract.Suggestion>

// A suggestion without a usable link is omitted.
function toSuggestion({
  type,
  fields,
}: ContractSuggestion): schema.ResolversParentTypes['Suggestion'][] {
  const { value, breadcrumbs, total, price } = fields
  const { regular_price: regularPrice, not_carried: notCarried } = fields
  const url = optionalUrl(fields.url)
  switch (type) {
    case 'headline':
      return [{ __typename: 'HeadlineSuggestion', value }]
    case 'no-results':
      return [{ __typename: 'NoResultsSuggestion', value }]
    case 'searched-for':
      return [
        {
          __typename: 'SearchedForSuggestion',
          value: plainText(value),
          notCarried: plainText(notCarried ?? '') || null,
        },
      ]
    case 'more_products':
      return url ? [{ __typename: 'MoreProductsSuggestion', value, url, total }] : []
    case 'taxonomy':
      return url && fields.term_id
        ? [
            {
              __typename: 'TaxonomySuggestion',
              html: cleanHtml(value),
              url,
              termId: fields.term_id,
              breadcrumbs,
              total,
            },
          ]
        : []
    case 'page':
      return url
        ? [
            {
              __typename: 'PageSuggestion',
              html: cleanHtml(value),
              url,
              section: breadcrumbs,
            },
          ]
        : []
    case 'product':
      return url && fields.post_id
        ? [
            {
              __typename: 'ProductSuggestion',
              html: cleanHtml(value),
              url,
              productId: fields.post_id,
              brand: breadcrumbs,
              price: optionalMoney(price),
              regularPrice: optionalMoney(regularPrice),
              thumbnail: fields.thumb_html ? firstImage(fields.thumb_html) : null,
            },
          ]
        : []
  }
}

/** GET /search as the schema's suggestions. */
export const Suggestions = responseParser(contract.Suggestions, (list) =>
  list.flatMap(toSuggestion),
)
