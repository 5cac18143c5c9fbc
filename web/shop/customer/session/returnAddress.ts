const allowed =
  /^\/(my-account\/(orders|view-order\/\d+|edit-account)|wishlist|checkout|confirm-payment)\/?$/

/** Where to go on after a sign-in, from the address's `return`; undefined unless it is a page of this shop that is on the list. */
export function returnAddress(search: URLSearchParams): string | undefined {
  const asked = search.get('return')
  if (!asked?.startsWith('/') || !URL.canParse(asked, 'https://shop.invalid')) return undefined
  const { origin, pathname, search: query } = new URL(asked, 'https://shop.invalid')
  return origin === 'https://shop.invalid' && allowed.test(pathname) ? pathname + query : undefined
}
