import { memo, useDeferredValue, useEffect, useRef } from 'react'
import { preload } from 'react-dom'
import { track } from '#web/core/analytics.ts'
import type { PageMatch } from './matchPage.ts'
import { SharedLinkTags } from './SharedLinkTags.tsx'
import { usePageHead } from './usePageHead.ts'

interface PageHeadProps {
  match: PageMatch
  path: string
  siteUrl: string
}

/**
 * A page's title, description and canonical address, which React moves into `<head>`. After a navigation they render in a
 * deferred update, so that they do not delay the page.
 */
export function HeadTags({ match, path, siteUrl }: PageHeadProps) {
  return <PageHead {...useDeferredValue({ match, path, siteUrl })} />
}

const PageHead = memo(({ match, path, siteUrl }: PageHeadProps) => {
  const head = usePageHead(match)
  const title = useRef(head.title)
  title.current = head.title
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each page (analytics.page-view)
  useEffect(() => track({ event: 'page_view', page_title: title.current }), [path])
  const absolute = (url: string) => new URL(url, siteUrl).href
  const canonical = absolute(head.canonical ?? (path.replace(/\/+$/, '') || '/'))
  // Server only: in the browser, images are requested as soon as they render.
  if (head.preload && typeof window === 'undefined')
    preload(head.preload.href, {
      as: 'image',
      imageSrcSet: head.preload.srcset,
      imageSizes: head.preload.sizes,
      type: head.preload.type,
      fetchPriority: 'high',
      // Images for phones are preloaded by the server, or are contained in the page.
      media: head.preload.media,
    })
  return (
    <>
      <title>{head.title}</title>
      {head.description ? <meta name="description" content={head.description} /> : null}
      {head.robots ? <meta name="robots" content={head.robots} /> : null}
      <link rel="canonical" href={canonical} />
      {import.meta.env.SSR ? <SharedLinkTags {...{ head, canonical, absolute }} /> : null}
    </>
  )
})
