/** Effects that no test can observe, with the reason. One that a test detects must be removed from the list. */
const groups: { reason: string; effects: Record<string, string[]> }[] = [
  {
    reason: 'a provider around all pages is unmounted with the document only',
    effects: {
      'web/core/SiteProvider.tsx': ['() => stop()'],
      'web/shop/cart/BagProvider.tsx': [
        'subscription.unsubscribe()',
        'channel.close()',
        'stopFollowing()',
        "window.removeEventListener('pagehide', flush)",
      ],
      'web/shop/catalog/wishlist/useWishlistSignIn.ts': ['() => {', 'subscription.unsubscribe()'],
      'web/shop/customer/session/SessionProvider.tsx': ['() => subscription.unsubscribe()'],
      'web/shop/customer/session/followSession.ts': [
        'channel.close()',
        'subscription.unsubscribe()',
      ],
    },
  },
  {
    reason: 'splits work into tasks, or starts it earlier; the result is the same',
    effects: {
      'web/core/data/results.ts': [
        'await idleTask()',
        'await idleTask() (2)',
        'apollo.read(entry.request)',
      ],
      'web/frame/footer/FooterNewsletter.tsx': ['await nextTask()'],
      'web/frame/popups/PopupsHost.tsx': ['await nextTask()'],
      'web/shop/cart/bagEffects.ts': ['await nextTask()'],
      'web/shop/catalog/listing/ListingView.tsx': ['prefetch(...change)'],
      'web/shop/catalog/listing/useListing.ts': ['await nextTask()'],
      'web/shop/catalog/listing/useSelectionAddress.ts': ['await afterPaint()'],
      'web/shop/customer/session/sessionEffects.ts': ['await nextTask()'],
    },
  },
  {
    reason: 'frees memory that nothing reads again',
    effects: {
      'web/core/data/results.ts': ['this.#entries.delete(key)', 'this.#entries.delete(key) (2)'],
    },
  },
  {
    reason: 'Apollo uses the first result of a mutation and does not wait for the end',
    effects: { 'web/core/data/apolloStore.ts': ['observer.complete()'] },
  },
]

/** The reason of each effect that no test can observe, by its key. */
export const unobservable: Record<string, string> = Object.fromEntries(
  groups.flatMap(({ reason, effects }) =>
    Object.entries(effects).flatMap(([file, texts]) =>
      texts.map((text) => [`${file} › ${text}`, reason]),
    ),
  ),
)
