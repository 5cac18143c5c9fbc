import { type PageRequest, query, type Route, route } from '#web/app/route.ts'
import { ContactDocument, OrganizationDocument } from '#web/core/site.generated.ts'
import { pageSize } from '#web/shop/catalog/card/density.ts'
import { productPreviews } from '#web/shop/catalog/card/productPreviews.ts'
import { galleryPhoneWidth, gallerySizes } from '#web/shop/catalog/gallery/gallerySizes.ts'
import { ListingDocument } from '#web/shop/catalog/listing/listing.generated.ts'
import {
  categoryOf,
  chineseNewYear,
  type FixedFilter,
  readSelection,
  titleOf,
  toFilter,
  writeSelection,
} from '#web/shop/catalog/listing/listingAddress.ts'
import { categoryPicture, listingPicture } from '#web/shop/catalog/listing/listingPicture.ts'
import { readChosen, writeChosen } from '#web/shop/catalog/product/chosenAddress.ts'
import { ProductDocument } from '#web/shop/catalog/product/product.generated.ts'
import { productJsonLd } from '#web/shop/catalog/product/productJsonLd.ts'
import { picturesOf } from '#web/shop/catalog/product/productPictures.ts'
import { LookBookDocument } from '#web/shop/content/lookbook/lookBook.generated.ts'
import { PageDocument, PostDocument } from '#web/shop/content/page.generated.ts'
import { StoreDocument, StoresDocument } from '#web/shop/content/stores/stores.generated.ts'
import { StoriesDocument } from '#web/shop/content/stories/stories.generated.ts'
import {
  shownPages,
  storiesAddress,
  storiesPerPage,
} from '#web/shop/content/stories/storiesAddress.ts'
import { filesOf } from '#web/ui/media/imageFiles.ts'
import { paths } from './paths.ts'
import { lookBookPreviews, storyPreviews } from './shop/content/contentPreviews.ts'
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
import { organizationJsonLd } from './shop/content/organizationJsonLd.ts'
import { whiteAsavaPictureSizes } from './shop/content/pictureSizes.ts'

/** The first page of a listing. */
const firstPage = ({ search, density = 'three-col' }: PageRequest, fixed: FixedFilter = {}) => {
  const selection = readSelection(search)
  return query(ListingDocument, {
    filter: toFilter(selection, fixed),
    sort: selection.sort,
    page: 1,
    limit: pageSize[density],
  })
}

/** The normalised search of a listing, without the filters that the page sets itself. */
const listingSearch =
  (fixedOf: (request: PageRequest) => FixedFilter = () => ({})) =>
  (request: PageRequest) =>
    writeSelection(readSelection(request.search, fixedOf(request)))

const categoryFilter = ({ parameters }: PageRequest) => categoryOf(parameters['*'] ?? '')

/** As many pages of stories as the address asks for, beside each other. */
const stories = (search: URLSearchParams) =>
  Array.from({ length: shownPages(search) }, (_, index) =>
    query(StoriesDocument, { page: index + 1, limit: storiesPerPage }),
  )

/** Lists have a title and the shape of their grid, whatever they turn out to hold. */
const always = () => true
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
    queries: () => [query(PageDocument, { key: 'home' }), query(OrganizationDocument, {})],
    exists: ({ page }) => Boolean(page),
    head: ({ page, site }) => ({
      title: page?.meta.title ?? 'Vitrine',
      description: page?.meta.description,
      preload: bannerPicture(page),
      jsonLd: site ? [organizationJsonLd(site)] : [],
    }),
  }),
  route(paths.shop, 'catalog/ShopPage', {
    page: () => import('./pages/catalog/ShopPage.tsx'),
    hasPreview: always,
    search: listingSearch(),
    queries: (request) => [query(PageDocument, { key: 'shop' }), firstPage(request)],
    exists: ({ listing }) => Boolean(listing),
    head: ({ page, listing }) => ({
      title: page?.meta.title ?? 'Shop',
      description: page?.meta.description,
      preload: listingPicture(listing),
    }),
  }),
  route(paths.product, 'catalog/ProductPage', {
    page: () => import('./pages/catalog/ProductPage.tsx'),
    search: ({ search }) => writeChosen('', readChosen(search.toString())),
    queries: ({ parameters }) => [query(ProductDocument, { slug: parameters['slug'] ?? '' })],
    hasPreview: (path) => productPreviews.find(path) !== undefined,
    exists: ({ product }) => Boolean(product),
    head: ({ product }, { search }) => {
      const first = product && picturesOf(product, readChosen(search.toString()))[0]
      return {
        title: titleFor(product, product?.meta.title ?? 'Product'),
        description: product?.meta.description,
        image: first && filesOf(first).url,
        preload: preloadOf(first, gallerySizes, [phonePicture(first, galleryPhoneWidth)]),
        jsonLd: product ? [productJsonLd(product)] : [],
      }
    },
  }),
  route(paths.category, 'catalog/CategoryPage', {
    page: () => import('./pages/catalog/CategoryPage.tsx'),
    hasPreview: always,
    search: listingSearch(categoryFilter),
    queries: (request) => [firstPage(request, categoryFilter(request))],
    exists: ({ listing }) => Boolean(listing),
    head: ({ listing }, { parameters }) => ({
      title: titleFor(listing, titleOf(parameters['*'] ?? '', listing?.filters ?? [])),
      preload: categoryPicture(listing),
    }),
  }),
  route(paths.specialPrice, 'catalog/SpecialPricePage', {
    page: () => import('./pages/catalog/SpecialPricePage.tsx'),
    hasPreview: always,
    search: listingSearch(),
    queries: (request) => [
      query(PostDocument, { slug: 'special-price' }),
      firstPage(request, { specialPrice: true }),
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
    hasPreview: always,
    search: listingSearch(() => chineseNewYear),
    queries: (request) => [
      query(PostDocument, { slug: 'chinese-new-year' }),
      firstPage(request, chineseNewYear),
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
    // The form's order number is filled in from the address.
    search: ({ search }) => {
      const order = search.get('wcp_order_id')
      return order ? `?${new URLSearchParams({ wcp_order_id: order })}` : ''
    },
    isShareable: ({ search }) => !search.get('wcp_order_id'),
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
    hasPreview: always,
    search: ({ search }) => storiesAddress('', shownPages(search)),
    queries: ({ search }) => [query(PageDocument, { key: 'stories' }), ...stories(search)],
    exists: ({ page }) => Boolean(page),
    head: ({ page }) => ({ ...pageHead(page, 'Stories'), canonical: paths.stories }),
  }),
  route(paths.lookBook, 'content/LookBookPage', {
    page: () => import('./pages/content/LookBookPage.tsx'),
    hasPreview: (path) => lookBookPreviews.find(path) !== undefined,
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
    queries: () => [query(PostDocument, { slug: 'white-asava' }), query(ContactDocument, {})],
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
  route(paths.lostPassword, 'customer/LostPasswordPage', {
    page: () => import('./pages/customer/LostPasswordPage.tsx'),
    layout: 'account',
    // A reset link's key and login are for the browser only.
    search: ({ search }) => (search.has('show-reset-form') ? '?show-reset-form=true' : ''),
    head: () => ({ title: 'Lost password', robots: 'noindex' }),
  }),
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
    hasPreview: (path) => storyPreviews.find(path) !== undefined,
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
