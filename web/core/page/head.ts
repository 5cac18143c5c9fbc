import type { Money } from '#web/lib/price.ts'

/** An image with the size of its file in px. */
export interface SharedImage {
  url: string
  width: number
  height: number
  alt: string
}

/** The contents of `<head>`, with URLs as paths, which are made absolute with the site's URL. */
export interface Head {
  title: string
  description?: string | null | undefined
  canonical?: string | undefined
  /** The image that networks show of a shared page. */
  image?: SharedImage | undefined
  /** The details of a shared product that networks show. */
  product?: { price: Money; isInStock: boolean; brand: string } | null | undefined
  /** The image that the first view shows, requested ahead of every script. */
  preload?:
    | {
        href: string
        srcset: string
        sizes: string
        type: string
        /** The URLs that phones load instead, this image's first, which may be inlined in the HTML. */
        phones: readonly string[]
        /** The media query of the windows that load the image itself; undefined for all. */
        media: string | undefined
      }
    | undefined
  robots?: 'noindex'
  /** Structured data, of the server only: browsers are built without its code. */
  jsonLd?: object[] | undefined
}
