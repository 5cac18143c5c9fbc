import { pathTo } from '#web/paths.ts'

/**
 * Says what does not work without JavaScript, and leads to the catalogue, which does (pages.no-javascript.notice). Only the
 * server renders it: browsers with JavaScript need none of its code.
 */
export const NoScript = import.meta.env.SSR
  ? () => (
      <noscript>
        <p>
          The bag, search, filters and signing in need JavaScript. Switch it on in your browser, or
          read on: every product has a page.
        </p>
        <p>
          <a href={pathTo('shop')}>All products</a> · <a href={pathTo('stories')}>Stories</a> ·{' '}
          <a href={pathTo('stores')}>Stores</a>
        </p>
      </noscript>
    )
  : () => <noscript />
