import type { Head } from '#web/core/page/head.ts'
import { useFrame } from '#web/core/SiteProvider.tsx'

interface SharedLinkTagsProps {
  head: Head
  canonical: string
  absolute: (url: string) => string
}

const icon = { url: '/icon-512.png', width: 512, height: 512, alt: '' }

/** The tags that networks read of a shared page, which they request as a document of its own (pages.open-graph.*). */
export function SharedLinkTags({ head, canonical, absolute }: SharedLinkTagsProps) {
  const site = useFrame().data?.site
  const { title, description, product, image = icon } = head
  return (
    <>
      <meta property="og:type" content={product ? 'product' : 'website'} />
      {site ? <meta property="og:site_name" content={site.info.name} /> : null}
      <meta property="og:title" content={title} />
      {description ? <meta property="og:description" content={description} /> : null}
      <meta property="og:url" content={canonical} />
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
