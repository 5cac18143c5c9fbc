const allowed =
  /^\/(my-account\/(orders|view-order\/\d+|edit-account|edit-address|payment-history|coupons|points-and-rewards)|wishlist|checkout|confirm-payment)\/?$/

/**
 * Returns the address to open after a sign-in, from `return`; undefined unless it is allowed
 * (session.sign-in.return-allow-list).
 */
export function returnAddress(search: URLSearchParams): string | undefined {
  const requested = search.get('return')
  if (!requested?.startsWith('/') || !URL.canParse(requested, 'https://shop.invalid'))
    return undefined
  const { origin, pathname, search: query } = new URL(requested, 'https://shop.invalid')
  return origin === 'https://shop.invalid' && allowed.test(pathname) ? pathname + query : undefined
}
