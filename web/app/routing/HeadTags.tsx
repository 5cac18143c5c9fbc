import { memo, useDeferredValue } from 'react'
import { preload } from 'react-dom'
import { useFrame } from '#web/core/SiteProvider.tsx'
import type { PageMatch } from './matchPage.ts'
import { usePageHead } from './usePageHead.ts'

interface PageHeadProps {
  match: PageMatch
  path: string
  siteUrl: string
}

/**
 * A page's title, description and data for machines; React puts them into `<head>`. From page to page they follow what is
 * seen: who waits for the page does not wait for them.
 */
export function HeadTags({ match, path, siteUrl }: PageHeadProps) {
  return <PageHead {...useDeferredValue({ match, path, siteUrl })} />
}

const PageHead = memo(({ match, path, siteUrl }: PageHeadProps) => {
  const head = usePageHead(match)
  const { data } = useFrame()
  const site = data?.site
  const absolute = (address: string) => new URL(address, siteUrl).href
  const canonical = absolute(head.canonical ?? (path.replace(/\/+$/, '') || '/'))
  // Only ahead of the first view: later ones draw their pictures as soon as they know them.
  if (head.preload && typeof window === 'undefined')
    preload(head.preload.href, {
      as: 'image',
      imageSrcSet: head.preload.srcset,
      imageSizes: head.preload.sizes,
      type: head.preload.type,
      fetchPriority: 'high',
      // Pictures for phones are preloaded by the server, or are contained in the page.
      media: head.preload.media,
    })
  return (
    <>
      <title>{head.title}</title>
      {head.description ? <meta name="description" content={head.description} /> : null}
      {head.robots ? <meta name="robots" content={head.robots} /> : null}
      <link rel="canonical" href={canonical} />
      <meta property="og:type" content="website" />
      {site ? <meta property="og:site_name" content={site.info.name} /> : null}
      <meta property="og:title" content={head.title} />
      {head.description ? <meta property="og:description" content={head.description} /> : null}
      <meta property="og:url" content={canonical} />
      <meta property="og:image" content={absolute(head.image ?? '/icon-512.png')} />
      <meta name="twitter:card" content={head.image ? 'summary_large_image' : 'summary'} />
      {(head.jsonLd ?? []).map((thing) => {
        const text = jsonLdText(thing, absolute)
        return (
          <script key={text} type="application/ld+json">
            {text}
          </script>
        )
      })}
    </>
  )
})

/** A data block for search engines: `<` is escaped, so no text of an editor's can end it; paths become addresses. */
function jsonLdText(thing: object, absolute: (address: string) => string) {
  const complete = (_: string, value: unknown) =>
    typeof value === 'string' && /^\/(?!\/)/.test(value) ? absolute(value) : value
  return JSON.stringify(thing, complete).replaceAll('<', '\\u003c')
}
