/** A call of the REST contract, as fault switches and logs name it (docs/rest/README.md). */
export interface NamedCall {
  /** Such as `cart.add`. */
  name: string
  method: string
  /** The path with `:name` for parameters; below /api/v1 unless the call is proxied. */
  path: string
  /** Whether the gateway passes the request of the browser on, instead of calling the CMS itself. */
  isProxied: boolean
}

const called: [name: string, methods: string, path: string][] = [
  ['site', 'GET', '/site-configuration'],
  ['page', 'GET', '/pages/:slug'],
  ['posts.list', 'GET', '/posts'],
  ['posts.read', 'GET', '/posts/:slug'],
  ['lookBook', 'GET', '/look-books/:slug'],
  ['stores.list', 'GET', '/store-locators'],
  ['stores.read', 'GET', '/store-locators/:slug'],
  ['forms.submit', 'POST', '/fluentform/submit'],
  ['forms.submit.neutral', 'POST', '/forms/:id/submissions'],
  ['newsletter.confirm', 'POST', '/newsletter/confirm'],
  ['newsletter.unsubscribe', 'POST', '/newsletter/unsubscribe'],
  ['products.list', 'GET', '/products'],
  ['products.onSale', 'GET', '/special-price'],
  ['products.read', 'GET', '/products/:slug'],
  ['products.recentlyViewed', 'GET', '/recently-viewed'],
  ['search', 'GET', '/search'],
  ['stockAlerts.request', 'POST', '/stock-alerts'],
  ['stockAlerts.confirm', 'POST', '/stock-alerts/confirm'],
  ['stockAlerts.unsubscribe', 'POST', '/stock-alerts/unsubscribe'],
  ['cart.read', 'GET', '/cart'],
  ['cart.add', 'POST', '/cart'],
  ['cart.giftWrap', 'PUT', '/cart/gift-wrap'],
  ['cart.update', 'PATCH', '/cart/:key'],
  ['cart.remove', 'DELETE', '/cart/:key'],
  ['cart.coupon.add', 'POST', '/cart/coupons'],
  ['cart.coupon.remove', 'DELETE', '/cart/coupons/:code'],
  ['wishlist.list', 'GET', '/wishlist'],
  ['wishlist.add', 'POST', '/wishlist'],
  ['wishlist.remove', 'DELETE', '/wishlist/:productId'],
  ['profile', 'GET', '/profile'],
  ['profile.details', 'GET', '/profile/details'],
  ['profile.update', 'PATCH', '/profile/details'],
  ['profile.password', 'POST', '/profile/password'],
  ['profile.data', 'GET', '/profile/data'],
  ['profile.deletionLink', 'POST', '/profile/deletion-link'],
  ['profile.delete', 'POST', '/profile/delete'],
  ['auth.login', 'POST', '/auth/login'],
  ['auth.register', 'POST', '/auth/register'],
  ['auth.lostPassword', 'POST', '/auth/lost-password'],
  ['auth.resetPassword', 'POST', '/auth/reset-password'],
  ['auth.logout', 'POST', '/auth/logout'],
  ['addresses.list', 'GET', '/addresses'],
  ['addresses.add', 'POST', '/addresses'],
  ['addresses.replace', 'PUT', '/addresses/:id'],
  ['addresses.remove', 'DELETE', '/addresses/:id'],
  ['checkout.read', 'GET', '/checkout'],
  ['checkout.areas', 'GET', '/checkout/areas'],
  ['checkout.place', 'POST', '/checkout'],
  ['orders.list', 'GET', '/orders'],
  ['orders.read', 'GET', '/orders/:id'],
  ['orders.account', 'POST', '/orders/:id/account'],
  ['orders.link', 'POST', '/orders/:id/link'],
  ['orders.cancel', 'PUT', '/orders/:id/cancel'],
  ['orders.again', 'POST', '/orders/:id/again'],
  ['orders.returns.add', 'POST', '/orders/:id/returns'],
  ['payments.list', 'GET', '/payments'],
  ['coupons.list', 'GET', '/coupons'],
  ['payment.promptPay', 'GET', '/checkout/payment/omise-promptpay/:id'],
  ['payment.promptPay.neutral', 'GET', '/checkout/payment/promptpay/:id'],
  ['payment.card', 'GET', '/checkout/payment/omise/:id'],
  ['payment.card.pay', 'POST', '/checkout/payment/omise/:id'],
  ['payment.card.neutral', 'GET', '/checkout/payment/card/:id'],
  ['payment.card.pay.neutral', 'POST', '/checkout/payment/card/:id'],
  ['payment.redirect', 'GET', '/checkout/payment/omise-redirect/:id'],
  ['payment.redirect.pay', 'POST', '/checkout/payment/omise-redirect/:id'],
  ['payment.redirect.neutral', 'GET', '/checkout/payment/redirect/:id'],
  ['payment.redirect.pay.neutral', 'POST', '/checkout/payment/redirect/:id'],
  ['payment.bankAccounts', 'GET', '/confirm-payment/bank-accounts'],
  ['payment.confirm', 'POST', '/confirm-payment'],
]

const proxied: typeof called = [
  ['media', 'GET', '/media/*'],
  ['forms.contact', 'GET POST', '/component/contact-form'],
  ['forms.appointment', 'GET POST', '/component/appointment-form'],
  ['auth.social', 'GET', '/auth/:provider'],
  ['auth.social.callback', 'GET', '/auth/:provider/callback'],
  ['auth.social.form', 'POST', '/auth/:provider/callback'],
  ['invoice', 'GET', '/invoice/:id'],
]

const toCalls = (rows: typeof called, isProxied: boolean): NamedCall[] =>
  rows.flatMap(([name, methods, path]) =>
    methods.split(' ').map((method) => ({ name, method, path, isProxied })),
  )

/** The calls on which faults can be switched. */
export const cmsCalls: readonly NamedCall[] = [...toCalls(called, false), ...toCalls(proxied, true)]

const patternOf = (path: string) =>
  new RegExp(`^${path.replace(/:\w+/g, '[^/]+').replace('*', '.+')}$`)

const familyOf = (method: string, path: string) => `${method} ${path.split(/[/?]/, 2)[1]}`

// Every call to the CMS looks up its name, so that only the calls of its kind of resource are compared.
const families = Map.groupBy(
  cmsCalls.map((call) => ({ ...call, pattern: patternOf(call.path) })),
  ({ method, path }) => familyOf(method, path),
)

/** The name of a call by its method and path, such as `/cart?shippingMethod=x`; undefined for an unknown one. */
export function callNameOf(method: string, path: string, isProxied = false): string | undefined {
  const [plain = ''] = path.split('?', 1)
  return families
    .get(familyOf(method, path))
    ?.find((call) => call.isProxied === isProxied && call.pattern.test(plain))?.name
}

/** Whether a switch addresses a call: by its name, or by the first parts of it. */
export const isAddressed = (target: string, name: string): boolean =>
  name === target || name.startsWith(`${target}.`)
