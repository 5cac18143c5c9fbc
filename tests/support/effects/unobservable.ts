/** Effects that no test can observe, with the reason. One that a test detects must be removed from the list. */
const groups: { reason: string; effects: Record<string, string[]> }[] = [
  {
    reason: 'a provider around all pages is unmounted with the document only',
    effects: {
      'web/core/SiteProvider.tsx': ['() => stop()'],
      'web/frame/popups/PopupsHost.tsx': ['() => {', 'stop()'],
      'web/frame/popups/popupSignals.ts': [
        '() => {',
        'dismissals.unsubscribe()',
        'stopAnswers()',
        'channel.close()',
        "document.removeEventListener('focusin', update)",
        "document.removeEventListener('focusout', updateLater)",
      ],
      'web/frame/popups/usePopups.ts': ['() => {', 'subscription.unsubscribe()'],
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
    reason:
      'ends with the component: a listener of its element or actor, or one that reports to its actor, which has stopped',
    effects: {
      'web/frame/footer/FooterNewsletter.tsx': ['() => observer.disconnect()'],
      'web/frame/header/useHeader.ts': [
        '() => {',
        "window.removeEventListener('scroll', scrolled)",
        "header?.removeEventListener('focusin', entered)",
      ],
      'web/shop/catalog/gallery/useSnapScroll.ts': [
        "() => element.removeEventListener('scroll', update)",
      ],
      'web/shop/content/stores/StoreMap.tsx': ['() => observer.disconnect()'],
      'web/shop/content/stores/StoreTileMap.tsx': ['() => observer.disconnect()'],
      'web/shop/content/stories/MoreStories.tsx': ['() => observer.disconnect()'],
      'web/shop/orders/payment/useOrderPayment.ts': ['() => opened.unsubscribe()'],
    },
  },
  {
    reason: 'changes the state of an unmounted component, which React ignores',
    effects: {
      'web/frame/header/useMegaMenus.ts': [
        'useEffect(() => () => clearTimeout(timer.current), [])',
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
