import { definePage } from '#web/core/page/definePage.ts'
import { preloaded, required } from '#web/core/page/pageQuery.ts'
import { headCopy } from '#web/generated/messages/headCopy.ts'
import { loadCopy } from '#web/generated/messages/loadCopy.ts'
import { titleCopy } from '#web/generated/messages/titleCopy.ts'
import { paths, pathTo } from '#web/paths.ts'
import { pageHead } from '#web/shop/content/head/heads.ts'
import { PageDocument } from '#web/shop/content/page.generated.ts'
import { StoriesDocument, type StoriesQuery } from '#web/shop/content/stories/stories.generated.ts'
import { shownPages, storiesPerPage, storiesUrl } from '#web/shop/content/stories/storiesUrl.ts'

/** Returns a query for each page of stories in the URL. */
const stories = (search: URLSearchParams) =>
  Array.from({ length: shownPages(search) }, (_, index) =>
    preloaded(StoriesDocument, { page: index + 1, limit: storiesPerPage }),
  )

/** The data of the last of those queries, which replaces that of the others. */
const lastPage = (data: object): Partial<StoriesQuery> => data

/** The list of stories, the journal (routes.stories). */
export const storiesPage = definePage({
  path: paths.stories,
  code: () => import('./StoriesPage.tsx'),
  rendersWithoutData: true,
  search: ({ search }) => storiesUrl('', shownPages(search)),
  queries: ({ search }) => [
    required(PageDocument, { key: 'stories' }, loadCopy.page),
    ...stories(search),
  ],
  subject: 'page',
  isMissing: (data, { search }) =>
    lastPage(data).stories?.nodes.length === 0 && shownPages(search) > 1,
  head: ({ page }, { search }) => {
    const head = pageHead(page, titleCopy.stories)
    const pages = shownPages(search)
    return {
      ...head,
      title: pages > 1 ? headCopy.page({ title: head.title, page: pages }) : head.title,
      canonical: storiesUrl(pathTo('stories'), pages),
    }
  },
})
