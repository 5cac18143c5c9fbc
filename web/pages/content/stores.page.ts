import { definePage } from '#web/core/page/definePage.ts'
import { optional, required } from '#web/core/page/pageQuery.ts'
import { loadCopy } from '#web/generated/messages/loadCopy.ts'
import { titleCopy } from '#web/generated/messages/titleCopy.ts'
import { paths, pathTo } from '#web/paths.ts'
import { pageHead, storeHead } from '#web/shop/content/head/heads.ts'
import { storeJsonLd } from '#web/shop/content/head/jsonLd.ts'
import { PostDocument } from '#web/shop/content/page.generated.ts'
import { StoreDocument, StoresDocument } from '#web/shop/content/stores/stores.generated.ts'

/** The store locator (routes.stores), also without the editor's text. */
export const storesPage = definePage({
  path: paths.stores,
  code: () => import('./StoresPage.tsx'),
  queries: () => [
    optional(PostDocument, { slug: 'stores' }, loadCopy.post),
    required(StoresDocument, {}, loadCopy.page),
  ],
  subject: 'stores',
  head: ({ post, stores }) => {
    const head = pageHead(post, titleCopy.stores)
    return {
      ...head,
      jsonLd: import.meta.env.SSR
        ? [...(head.jsonLd ?? []), ...(stores?.nodes ?? []).map(storeJsonLd)]
        : undefined,
    }
  },
})

/** A single store (routes.store). */
export const storePage = definePage({
  path: paths.store,
  code: () => import('./StorePage.tsx'),
  queries: ({ parameters }) => [required(StoreDocument, { slug: parameters.slug }, loadCopy.page)],
  subject: 'store',
  address: ({ store }) => (store ? pathTo('store', { slug: store.slug }) : undefined),
  head: ({ store }) => storeHead(store),
})
