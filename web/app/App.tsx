import type { ApolloClient } from '@apollo/client'
import { ApolloProvider } from '@apollo/client/react'
import { type ComponentType, useEffect, useState } from 'react'
import { SiteProvider } from '#web/core/SiteProvider.tsx'
import type { Elements } from '#web/lib/elements.ts'
import { language } from '#web/lib/language.ts'
import { WishlistProvider } from '#web/shop/catalog/wishlist/WishlistProvider.tsx'
import { SessionProvider } from '#web/shop/customer/session/SessionProvider.tsx'
import { CartProvider } from '../shop/cart/CartProvider.tsx'
import { type CartContents, SuggestionsSlot } from '../ui/screens/suggestionsSlot.ts'
import { OverlaysProvider } from './overlays/OverlaysProvider.tsx'
import { ErrorBoundary } from './routing/ErrorBoundary.tsx'
import { FailureContext } from './routing/FailureGate.tsx'
import { Outlet } from './routing/Outlet.tsx'
import type { PageState } from './state.ts'

/**
 * Loads the code of suggestions when they are shown first, which most visits never do, and shows nothing if that fails.
 */
function LazySuggestions(props: { cart?: CartContents }) {
  const [Suggestions, setSuggestions] = useState<ComponentType<typeof props>>()
  useEffect(() => {
    import('#web/shop/catalog/suggestions/Suggestions.tsx').then(
      (code) => setSuggestions(() => code.Suggestions),
      () => {},
    )
  }, [])
  return Suggestions ? <Suggestions {...props} /> : null
}

/** The whole document; the same on the server and in the browser. */
export function App({
  client,
  state,
  assets,
}: {
  client: ApolloClient
  state: Pick<PageState, 'siteUrl' | 'failure'>
  /** Style sheets and inline scripts, rendered by the server only. */
  assets?: Elements
}) {
  const [failure, setFailure] = useState(state.failure)
  return (
    // scroll.ts sets an attribute of this element before hydration.
    <html lang={language()} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="theme-color" content="#faf8f4" />
        {/* iOS would make numbers of orders and bank accounts links to the telephone. */}
        <meta name="format-detection" content="telephone=no, date=no, address=no, email=no" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href="/manifest.webmanifest" />
        {assets}
      </head>
      <body>
        <ErrorBoundary>
          <ApolloProvider client={client}>
            <FailureContext value={{ failure, clear: () => setFailure(undefined) }}>
              <SiteProvider>
                <OverlaysProvider>
                  <SessionProvider>
                    <CartProvider>
                      <WishlistProvider>
                        <SuggestionsSlot value={LazySuggestions}>
                          <Outlet siteUrl={state.siteUrl} />
                        </SuggestionsSlot>
                      </WishlistProvider>
                    </CartProvider>
                  </SessionProvider>
                </OverlaysProvider>
              </SiteProvider>
            </FailureContext>
          </ApolloProvider>
        </ErrorBoundary>
      </body>
    </html>
  )
}
