import type { ShopClient } from '../core/data/shopClient.ts'

/** Queries for what the CMS's editors write; products, the bag and the like refresh themselves. */
const content = new Set(['Page', 'Post', 'LookBook', 'Stores', 'Store', 'Site', 'Frame', 'Contact'])

/** Refetches the content that is shown when the visitor returns to the tab (SPEC §7). After a failure it stays as it was. */
export function refetchContentOnFocus(client: ShopClient): void {
  window.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') client.refetchWatched((name) => content.has(name))
  })
}
