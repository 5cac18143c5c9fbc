import { query, type Route, route } from './app/route.ts'
import { paths } from './paths.ts'
import { readChosen } from './shop/catalog/chosenAddress.ts'
import { pageSize } from './shop/catalog/density.ts'
import { galleryPhoneWidth, gallerySizes } from './shop/catalog/gallerySizes.ts'
import { ListingDocument } from './shop/catalog/listing.generated.ts'
import {
  categoryOf,
  chineseNewYear,
  type FixedFilter,
  readSelection,
  titleOf,
  toFilter,
} from './shop/catalog/listingAddress.ts'
import { categoryPicture, listingPicture } from './shop/catalog/listingPicture.ts'
import { ProductDocument } from './shop/catalog/product.generated.ts'
import { productJsonLd } from './shop/catalog/productJsonLd.ts'
import { picturesOf } from './shop/catalog/productPictures.ts'
import {
  bannerPicture,
  lookBookHead,
  pageHead,
  phonePicture,
  preloadOf,
  storeHead,
  titleFor,
} from './shop/content/heads.ts'
import { storeJsonLd } from './shop/content/jsonLd.ts'
import { LookBookDocument } from './shop/content/lookBook.generated.ts'
import { PageDocument, PostDocument } from './shop/content/page.generated.ts'
import { whiteAsavaPictureSizes } from './shop/content/pictureSizes.ts'
import { StoreDocument, StoresDocument } from './shop/content/stores.generated.ts'
import { StoriesDocument } from './shop/content/stories.generated.ts'
import { shownPages, storiesPerPage } from './shop/content/storiesAddress.ts'

/** The first page of a listing, as the server draws it. */
const firstPage = (search: URLSearchParams, fixed: FixedFilter = {}) => {
  const selection = readSelection(search)
  return query(ListingDocument, {
    filter: toFilter(selection, fixed),
    sort: selection.sort,
    page: 1,
    limit: pageSize['three-col'],
  })
}

/** As many pages of stories as the address asks for, beside each other. */
const stories = (search: URLSearchParams) =>
  Array.from({ length: shownPages(search) }, (_, index) =>
    query(StoriesDocument, { page: index + 1, limit: storiesPerPage }),
  )
const lostPasswordPage = () => import('./pages/customer/LostPasswordPage.tsx')
const ordersPage = () => import('./pages/orders/OrdersPage.tsx')
const orderPage = () => import('./pages/orders/OrderPage.tsx')
const unbuiltPage = () => import('./pages/customer/UnbuiltPage.tsx')

/** A page of one visitor's own: nothing of it is loaded before it is known who visits, and none is listed. */
const accountRoute = (path: string, module: string, title: string, page: Route['page']) =>
  route(path, module, { page, layout: 'account', head: () => ({ title, robots: 'noindex' }) })

/** Every page: its path, its code, its data, its head. The first that fits is shown. */
export const routes = [
  route(paths.home, 'content/HomePage', {
    page: () => import('./pages/content/HomePage.tsx'),
    queries: () => [query(PageDocument, { key: 'home' })],
    exists: ({ page }) => Boolean(page),
    head: ({ page }) => ({
      title: page?.meta.title ?? 'Vitrine',
      description: page?.meta.description,
      preload: bannerPicture(page),
    }),
  }),
  route(paths.shop, 'catalog/ShopPage', {
    page: () => import('./pages/catalog/ShopPage.tsx'),
    queries: ({ search }) => [query(PageDocument, { key: 'shop' }), firstPage(search)],
    exists: ({ listing }) => Boolean(listing),
    head: ({ page, listing }) => ({
      title: page?.meta.title ?? 'Shop',
      description: page?.meta.description,
      preload: listingPicture(listing),
    }),
  }),
  route(paths.product, 'catalog/ProductPage', {
    page: () => import('./pages/catalog/ProductPage.tsx'),
    queries: ({ parameters }) => [query(ProductDocument, { slug: parameters['slug'] ?? '' })],
    exists: ({ product }) => Boolean(product),
    head: ({ product }, { search }) => {
      const first = product && picturesOf(product, readChosen(search.toString()))[0]
      return {
        title: titleFor(product, product?.meta.title ?? 'Product'),
        description: product?.meta.description,
        image: first?.url,
        preload: preloadOf(first, gallerySizes, [phonePicture(first, galleryPhoneWidth)]),
        jsonLd: product ? [productJsonLd(product)] : [],
      }
    },
  }),
  route(paths.category, 'catalog/CategoryPage', {
    page: () => import('./pages/catalog/CategoryPage.tsx'),
    queries: ({ parameters, search }) => [firstPage(search, categoryOf(parameters['*'] ?? ''))],
    exists: ({ listing }) => Boolean(listing),
    head: ({ listing }, { parameters }) => ({
      title: titleFor(listing, titleOf(parameters['*'] ?? '', listing?.filters ?? [])),
      preload: categoryPicture(listing),
    }),
  }),
  route(paths.specialPrice, 'catalog/SpecialPricePage', {
    page: () => import('./pages/catalog/SpecialPricePage.tsx'),
    queries: ({ search }) => [
      query(PostDocument, { slug: 'special-price' }),
      firstPage(search, { specialPrice: true }),
    ],
    exists: ({ listing }) => Boolean(listing),
    head: ({ post, listing }) => ({
      title: post?.meta.title ?? 'Special Price',
      preload: listingPicture(listing),
      description: post?.meta.description,
    }),
  }),
  route(paths.chineseNewYear, 'catalog/ChineseNewYearPage', {
    page: () => import('./pages/catalog/ChineseNewYearPage.tsx'),
    queries: ({ search }) => [
      query(PostDocument, { slug: 'chinese-new-year' }),
      firstPage(search, chineseNewYear),
    ],
    exists: ({ listing }) => Boolean(listing),
    head: ({ post, listing }) => ({
      title: post?.meta.title ?? 'Chinese New Year',
      preload: listingPicture(listing),
      description: post?.meta.description,
    }),
  }),
  route(paths.checkout, 'orders/CheckoutPage', {
    page: () => import('./pages/orders/CheckoutPage.tsx'),
    layout: 'checkout',
    head: () => ({ title: 'Checkout', robots: 'noindex' }),
  }),
  route(paths.orderReceived, 'orders/OrderReceivedPage', {
    page: () => import('./pages/orders/OrderReceivedPage.tsx'),
    layout: 'minimal',
    head: () => ({ title: 'Order received', robots: 'noindex' }),
  }),
  route(paths.confirmPayment, 'orders/ConfirmPaymentPage', {
    page: () => import('./pages/orders/ConfirmPaymentPage.tsx'),
    queries: () => [query(PostDocument, { slug: 'confirm-payment' })],
    head: ({ post }) => ({
      title: post?.meta.title ?? 'Confirm payment',
      description: post?.meta.description,
    }),
  }),
  route(paths.wishlist, 'catalog/WishlistPage', {
    page: () => import('./pages/catalog/WishlistPage.tsx'),
    queries: () => [query(PageDocument, { key: 'wishlist' })],
    head: ({ page }) => ({ ...pageHead(page, 'Wishlist'), robots: 'noindex' }),
  }),
  route(paths.search, 'search/SearchPage', {
    page: () => import('./pages/search/SearchPage.tsx'),
    head: () => ({ title: 'Search', robots: 'noindex' }),
  }),
  route(paths.stories, 'content/StoriesPage', {
    page: () => import('./pages/content/StoriesPage.tsx'),
    queries: ({ search }) => [query(PageDocument, { key: 'stories' }), ...stories(search)],
    exists: ({ page }) => Boolean(page),
    head: ({ page }) => ({ ...pageHead(page, 'Stories'), canonical: paths.stories }),
  }),
  route(paths.lookBook, 'content/LookBookPage', {
    page: () => import('./pages/content/LookBookPage.tsx'),
    queries: ({ parameters }) => [query(LookBookDocument, { slug: parameters['slug'] ?? '' })],
    exists: ({ lookBook }) => Boolean(lookBook),
    head: ({ lookBook }) => lookBookHead(lookBook),
  }),
  route(paths.stores, 'content/StoresPage', {
    page: () => import('./pages/content/StoresPage.tsx'),
    queries: () => [query(PostDocument, { slug: 'stores' }), query(StoresDocument, {})],
    exists: ({ stores }) => Boolean(stores),
    head: ({ post, stores }) => {
      const head = pageHead(post, 'Stores')
      return { ...head, jsonLd: [...(head.jsonLd ?? []), ...(stores ?? []).map(storeJsonLd)] }
    },
  }),
  route(paths.store, 'content/StorePage', {
    page: () => import('./pages/content/StorePage.tsx'),
    queries: ({ parameters }) => [query(StoreDocument, { slug: parameters['slug'] ?? '' })],
    exists: ({ store }) => Boolean(store),
    head: ({ store }) => storeHead(store),
  }),
  route(paths.whiteAsava, 'content/WhiteAsavaPage', {
    page: () => import('./pages/content/WhiteAsavaPage.tsx'),
    queries: () => [query(PostDocument, { slug: 'white-asava' })],
    exists: ({ post }) => Boolean(post),
    head: ({ post }) => ({
      ...pageHead(post, 'White ASAVA'),
      preload: preloadOf(post?.image, whiteAsavaPictureSizes),
    }),
  }),
  route(paths.account, 'customer/AccountPage', {
    page: () => import('./pages/customer/AccountPage.tsx'),
    layout: 'account',
    queries: () => [query(PostDocument, { slug: 'my-account' })],
    head: ({ post }) => ({
      title: post?.meta.title ?? 'My account',
      description: post?.meta.description,
      robots: 'noindex',
    }),
  }),
  accountRoute(paths.lostPassword, 'customer/LostPasswordPage', 'Lost password', lostPasswordPage),
  accountRoute(paths.orders, 'orders/OrdersPage', 'Order History', ordersPage),
  accountRoute(paths.order, 'orders/OrderPage', 'Order', orderPage),
  ...[
    [paths.editAccount, 'Personal Information'] as const,
    [paths.editAddress, 'Addresses'] as const,
    [paths.paymentHistory, 'Payment History'] as const,
    [paths.coupons, 'Coupons'] as const,
    [paths.points, 'Points and Rewards'] as const,
  ].map(([path, title]) => accountRoute(path, 'customer/UnbuiltPage', title, unbuiltPage)),
  route(paths.content, 'content/ContentPage', {
    page: () => import('./pages/content/ContentPage.tsx'),
    queries: ({ parameters }) => [query(PageDocument, { key: parameters['slug'] ?? '' })],
    exists: ({ page }) => Boolean(page),
    head: ({ page }) => pageHead(page, 'Page not found'),
  }),
  route(paths.notFound, 'content/NotFoundPage', {
    page: () => import('./pages/content/NotFoundPage.tsx'),
    head: () => ({ title: 'Page not found', robots: 'noindex' }),
    exists: () => false,
  }),
]
