import { definePage } from '#web/core/page/definePage.ts'
import { required } from '#web/core/page/pageQuery.ts'
import { loadCopy } from '#web/generated/messages/loadCopy.ts'
import { paths } from '#web/paths.ts'
import { lookBookHead } from '#web/shop/content/head/heads.ts'
import { LookBookDocument } from '#web/shop/content/lookbook/lookBook.generated.ts'
import { lookBookPreviews } from '#web/shop/content/lookbook/lookBookPreviews.ts'

/** A look book, which starts with the name on the pressed tile (routes.look-book). */
export const lookBookPage = definePage({
  path: paths.lookBook,
  code: () => import('./LookBookPage.tsx'),
  queries: ({ parameters }) => [
    required(LookBookDocument, { slug: parameters.slug }, loadCopy.lookBook),
  ],
  subject: 'lookBook',
  preview: (path) => lookBookPreviews.find(path),
  head: ({ lookBook }) => lookBookHead(lookBook),
})
