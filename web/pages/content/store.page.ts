import { definePage } from '#web/core/page/definePage.ts'
import { required } from '#web/core/page/pageQuery.ts'
import { paths, pathTo } from '#web/paths.ts'
import { storeHead } from '#web/shop/content/head/heads.ts'
import { StoreDocument } from '#web/shop/content/stores/stores.generated.ts'

/** A single store (routes.store). */
export const storePage = definePage({
  path: paths.store,
  code: () => import('./StorePage.tsx'),
  queries: ({ parameters }) => [
    required(StoreDocument, { slug: parameters.slug }, 'Failed to fetch page'),
  ],
  subject: 'store',
  address: ({ store }) => (store ? pathTo('store', { slug: store.slug }) : undefined),
  head: ({ store }) => storeHead(store),
})
