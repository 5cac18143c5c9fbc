/** @typedef {{ route: string, page: string, limit: number, styleLimit: number, idle: string[] }} Budget */

/**
 * The limits of each route's first view in kB (1000 bytes) of Brotli: `limit` for its initial JavaScript, `styleLimit`
 * for the style sheets in its HTML, and in `idle` what it loads afterwards besides `idleModules`.
 */
export const budgets = [
  {
    route: '/',
    page: 'web/pages/content/HomePage.tsx',
    limit: 147,
    styleLimit: 9,
    idle: ['node_modules/flickity/js/index.js'],
  },
  {
    route: '/shop',
    page: 'web/pages/catalog/ShopPage.tsx',
    limit: 156,
    styleLimit: 9,
    idle: [],
  },
  {
    route: '/product/:slug',
    page: 'web/pages/catalog/ProductPage.tsx',
    limit: 157,
    styleLimit: 10.4,
    idle: [],
  },
]

/** Budget of every page for a new visitor who does nothing, once it is hydrated and the browser is idle. */
export const idleModules = [
  'web/ui/toast/Toasts.tsx',
  'web/app/serviceWorker.ts',
  'web/frame/suggestLanguage.ts',
  'web/core/flight/flight.ts',
  'web/core/refetchOnReturn.ts',
  'web/boot/idleWork.ts',
  'web/frame/popups/Popups.tsx',
  'web/frame/consent/ConsentBar.tsx',
]

/** Budget of every page for the visitor's first touch, key or scroll. */
export const touchModules = [
  'web/core/data/normalizedCache.ts',
  'web/shop/cart/CartDrawer.tsx',
  'web/frame/header/MobileMenu.tsx',
  'web/shop/search/SearchDrawer.tsx',
]
