import { definePage } from '#web/core/page/definePage.ts'
import { required } from '#web/core/page/pageQuery.ts'
import { paths } from '#web/paths.ts'
import { pageHead } from '#web/shop/content/head/heads.ts'
import { PageDocument } from '#web/shop/content/page.generated.ts'
import { storyPreviews } from '#web/shop/content/stories/story.ts'

/** An editor's page or a story, which starts with the content of the pressed card (routes.content). */
export const contentPage = definePage({
  path: paths.content,
  code: () => import('./ContentPage.tsx'),
  queries: ({ parameters }) => [
    required(PageDocument, { key: parameters.slug }, 'Failed to fetch page'),
  ],
  subject: 'page',
  preview: (path) => storyPreviews.find(path),
  head: ({ page }) => pageHead(page, 'Page not found'),
})
