/** What a page puts into `<head>`. Addresses are paths, made absolute with the site's own. */
export interface Head {
  title: string
  description?: string | null | undefined
  canonical?: string
  image?: string | null | undefined
  /** The picture that the first view shows, requested ahead of every script. */
  preload?:
    | {
        href: string
        srcset: string
        sizes: string
        type: string
        /** The addresses that phones take instead, this picture's first; they may travel inside the page. */
        phones: readonly string[]
        /** The windows that take the picture itself, where not all do. */
        media: string | undefined
      }
    | undefined
  robots?: 'noindex'
  jsonLd?: object[]
}
