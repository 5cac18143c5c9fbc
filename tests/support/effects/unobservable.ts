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
      'web/shop/catalog/listing/usePageWindow.ts': [
        'cancelAnimationFrame(frame) (2)',
        'sizes.disconnect()',
        "window.removeEventListener('scroll', schedule)",
      ],
      'web/shop/catalog/gallery/useSnapScroll.ts': [
        "() => element.removeEventListener('scroll', update)",
      ],
      'web/shop/content/stores/StoreMap.tsx': ['() => observer.disconnect()'],
      'web/shop/content/stores/StoreTileMap.tsx': ['() => observer.disconnect()'],
      'web/shop/content/stories/MoreStories.tsx': ['() => observer.disconnect()'],
      'web/shop/orders/checkout/useCheckoutMachine.ts': ['() => subscription.unsubscribe()'],
      'web/shop/orders/payment/useOrderPayment.ts': ['() => opened.unsubscribe()'],
    },
  },
  {
    reason: 'changes the state of an unmounted component, which React ignores',
    effects: {
      'web/frame/header/useMegaMenus.ts': [
        'useEffect(() => () => clearTimeout(timer.current), [])',
      ],
      'web/shop/customer/session/Private.tsx': ["window.removeEventListener('pagehide', hide)"],
    },
  },
  {
    reason: 'a listener that remains does nothing but what the next one does too',
    effects: {
      'web/frame/header/useMegaMenus.ts': [
        '() => {',
        "document.removeEventListener('keydown', closeOnEscape)",
        "document.removeEventListener('pointerdown', closeOnPressOutside)",
      ],
      'web/shop/content/blocks/useFrameHeights.ts': [
        "() => window.removeEventListener('message', onMessage)",
      ],
      'web/shop/content/blocks/useFrameLeads.ts': [
        "() => window.removeEventListener('message', onMessage)",
      ],
      'web/shop/content/stores/StoreMap.tsx': ['observer.disconnect()'],
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
      'web/frame/popups/PopupsHost.tsx': [
        'await nextTask()',
        'client.query({ query: PopupsDocument }).catch(() => {})',
      ],
      'web/shop/cart/bagEffects.ts': ['await nextTask()'],
      'web/shop/catalog/listing/ListingView.tsx': ['prefetch(...change)'],
      'web/shop/catalog/listing/useFilterPrefetch.ts': [
        'prefetchFirstPage(client, { query, perPage: limit }).catch(() => {})',
      ],
      'web/shop/catalog/listing/useListing.ts': ['await nextTask()'],
      'web/shop/catalog/listing/usePageWindow.ts': ['cancelAnimationFrame(frame)'],
      'web/shop/customer/session/sessionEffects.ts': ['await nextTask()'],
    },
  },
  {
    reason: 'frees memory that nothing reads again',
    effects: {
      'web/core/data/results.ts': ['this.#entries.delete(key)', 'this.#entries.delete(key) (2)'],
      'web/shop/cart/useAddToBag.ts': ['subscription.unsubscribe()'],
      'web/shop/customer/profile/DownloadData.tsx': ['URL.revokeObjectURL(url)'],
      'web/shop/orders/confirmPayment/SlipField.tsx': ['() => URL.revokeObjectURL(url)'],
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
