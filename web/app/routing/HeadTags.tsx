import { memo, useDeferredValue, useEffect, useMemo, useRef } from 'react'
import { preload } from 'react-dom'
import { track } from '#web/core/analytics.ts'
import { useQueries } from '#web/core/data/useQueries.ts'
import type { Head } from '#web/core/page/head.ts'
import { useFrame } from '#web/core/SiteProvider.tsx'
import { englishPath, language, localizedPath } from '#web/lib/language.ts'
import { ownData, pageQueries } from './load.ts'
import type { PageMatch } from './matchPage.ts'

interface PageHeadProps {
  match: PageMatch
  path: string
  siteUrl: string
}

/**
 * A page's title, description and canonical URL, which React moves into `<head>`, in a deferred update after a
 * navigation.
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
  const ownPath = head.canonical ?? (path.replace(/\/+$/, '') || '/')
  const canonical = absolute(ownPath)
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
      {import.meta.env.SSR && !head.robots && isSameUrl(canonical, absolute(urlOf(path, match))) ? (
        <AlternateTags path={englishPath(ownPath)} absolute={absolute} />
      ) : null}
      {import.meta.env.SSR ? <SharedLinkTags {...{ head, canonical, absolute }} /> : null}
    </>
  )
})

const urlOf = (path: string, { search }: PageMatch) =>
  `${path.replace(/\/+$/, '') || '/'}?${search}`

/** Whether two URLs are the same, however they are escaped: alternates are those of a canonical page only. */
function isSameUrl(one: string, other: string) {
  const plain = (url: string) => {
    const { pathname, searchParams } = new URL(url)
    return `${pathname}?${searchParams}`
  }
  return plain(one) === plain(other)
}

/**
 * Returns a page's head from the data in memory, follows changes of that data, and excludes a URL that is missing by
 * its data from the index (pages.noindex).
 */
function usePageHead(match: PageMatch): Head {
  const matchKey = `${match.page.path} ${JSON.stringify(match.parameters)} ${match.search}`
  const states = useQueries(
    pageQueries(match).map((query) => ({ ...query, fetchPolicy: 'cache-only' as const })),
  )
  // biome-ignore lint/correctness/useExhaustiveDependencies: the URL identifies the match, which is new in each render
  return useMemo(
    () =>
      headOf(
        match,
        ownData(
          match,
          states.map(({ data }) => data),
        ),
      ),
    [states, matchKey],
  )
}

function headOf({ page, ...request }: PageMatch, data: object): Head {
  const head = page.head(data, request)
  return page.exists(data, request) === false ? { ...head, robots: 'noindex' } : head
}

interface AlternateTagsProps {
  /** The path in English, with its query. */
  path: string
  absolute: (url: string) => string
}

/** The page in each language, for search engines (pages.languages.alternates). */
function AlternateTags({ path, absolute }: AlternateTagsProps) {
  const english = absolute(path)
  return (
    <>
      <link rel="alternate" hrefLang="en" href={english} />
      <link rel="alternate" hrefLang="th" href={absolute(localizedPath('th', path))} />
      <link rel="alternate" hrefLang="x-default" href={english} />
    </>
  )
}

const ogLocales = { en: 'en_GB', th: 'th_TH' } as const

interface SharedLinkTagsProps {
  head: Head
  canonical: string
  absolute: (url: string) => string
}

const icon = { url: '/icon-512.png', width: 512, height: 512, alt: '' }

/** The tags that networks read of a shared page, which they request as a document of its own (pages.open-graph.*). */
function SharedLinkTags({ head, canonical, absolute }: SharedLinkTagsProps) {
  const site = useFrame().data?.site
  const { title, description, product, image = icon } = head
  return (
    <>
      <meta property="og:type" content={product ? 'product' : 'website'} />
      {site ? <meta property="og:site_name" content={site.info.name} /> : null}
      <meta property="og:title" content={title} />
      {description ? <meta property="og:description" content={description} /> : null}
      <meta property="og:url" content={canonical} />
      <meta property="og:locale" content={ogLocales[language()]} />
      <meta property="og:locale:alternate" content={ogLocales[language() === 'en' ? 'th' : 'en']} />
      <meta property="og:image" content={absolute(image.url)} />
      <meta property="og:image:width" content={String(image.width)} />
      <meta property="og:image:height" content={String(image.height)} />
      <meta property="og:image:alt" content={image.alt || title} />
      {product ? <ProductTags {...product} /> : null}
      <meta name="twitter:card" content={head.image ? 'summary_large_image' : 'summary'} />
    </>
  )
}

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
