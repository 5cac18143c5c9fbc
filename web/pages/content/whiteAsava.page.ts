import { definePage } from '#web/core/page/definePage.ts'
import { preloaded, required } from '#web/core/page/pageQuery.ts'
import { ContactDocument } from '#web/core/site.generated.ts'
import { loadCopy } from '#web/generated/messages/loadCopy.ts'
import { paths } from '#web/paths.ts'
import { imagePreload, pageHead } from '#web/shop/content/head/heads.ts'
import { whiteAsavaImageSizes } from '#web/shop/content/imageSizes.ts'
import { PostDocument } from '#web/shop/content/page.generated.ts'

/** The bridal house, with a form for appointments and a contact block (routes.white-asava). */
export const whiteAsavaPage = definePage({
  path: paths.whiteAsava,
  code: () => import('./WhiteAsavaPage.tsx'),
  queries: () => [
    required(PostDocument, { slug: 'white-asava' }, loadCopy.post),
    preloaded(ContactDocument, {}),
  ],
  subject: 'post',
  head: ({ post }) => ({
    ...pageHead(post, 'White ASAVA'),
    preload: imagePreload(post?.image, whiteAsavaImageSizes),
  }),
})
