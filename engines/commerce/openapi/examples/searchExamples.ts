import type { DomainExamples } from './callExample.ts'

/** Suggestions below the search field (docs/rest/search.md). */
export const searchExamples = {
  search: {
    parameters: { s: 'silk' },
    response: [
      { type: 'headline', fields: { value: 'Products' } },
      {
        type: 'product',
        fields: {
          value: '<mark>Silk</mark> slip dress',
          url: '/product/silk-slip-dress',
          post_id: '1025',
          thumb_html: '<img src="/media/pictures/silk-slip-dress-200.jpg" alt="">',
        },
      },
      { type: 'more_products', fields: { value: 'All results', url: '/search?s=silk', total: 1 } },
    ],
    errors: {},
  },
} satisfies DomainExamples<'search'>
