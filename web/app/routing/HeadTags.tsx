import { memo, useDeferredValue, useEffect, useRef } from 'react'
import { preload } from 'react-dom'
import { track } from '#web/core/analytics.ts'
import type { Head } from '#web/core/page/head.ts'
import { useFrame } from '#web/core/SiteProvider.tsx'
import type { PageMatch } from './matchPage.ts'
import { usePageHead } from './usePageHead.ts'

interface PageHeadProps {
  match: PageMatch
  path: string
  siteUrl: string
}

/**
 * A page's title, description and structured data, which React moves into `<head>`. After a navigation they render in a
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
  const { data } = useFrame()
  const site = data?.site
  const absolute = (url: string) => new URL(url, siteUrl).href
  const canonical = absolute(head.canonical ?? (path.replace(/\/+$/, '') || '/'))
  const image = head.image ?? icon
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
      <meta property="og:type" content={head.product ? 'product' : 'website'} />
      {site ? <meta property="og:site_name" content={site.info.name} /> : null}
      <meta property="og:title" content={head.title} />
      {head.description ? <meta property="og:description" content={head.description} /> : null}
      <meta property="og:url" content={canonical} />
      <meta property="og:image" content={absolute(image.url)} />
      <meta property="og:image:width" content={String(image.width)} />
      <meta property="og:image:height" content={String(image.height)} />
      <meta property="og:image:alt" content={image.alt || head.title} />
      {head.product ? <ProductTags {...head.product} /> : null}
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

const icon = { url: '/icon-512.png', width: 512, height: 512, alt: '' }

/** The tags of a shared product (pages.open-graph.product). */
function ProductTags({ price, isInStock, brand }: NonNullable<Head['product']>) {
  return (
    <>
      <meta property="product:price:amount" content={String(price.amount)} />
      <meta property="product:price:currency" content={price.currencyCode} />
      <meta property="product:availability" content={isInStock ? 'in stock' : 'out of stock'} />
      {brand ? <meta property="product:brand" content={brand} /> : null}
    </>
  )
}

/** The properties of structured data whose values are URLs. All others are texts, also if they begin with a slash. */
const urlProperty = /^(url|item|image|logo|contentUrl)$/

/** Returns structured data as JSON with absolute URLs. Escapes `<`, so that no text can end the script element. */
function jsonLdText(thing: object, absolute: (url: string) => string) {
  const complete = (property: string, value: unknown): unknown => {
    if (!urlProperty.test(property)) return value
    if (Array.isArray(value)) return value.map((each) => complete(property, each))
    return typeof value === 'string' && value ? absolute(value) : value
  }
  return JSON.stringify(thing, complete).replaceAll('<', '\\u003c')
}
