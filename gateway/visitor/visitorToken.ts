/**
 * The header by which a client without cookies, such as an app, is one visitor. A browser cannot be made to send it from
 * another site, and it never contains the cookies of a request, which the scripts of a page cannot read.
 */
export const visitorTokenHeader = 'x-visitor-token'

/** The token of a visitor who has nothing yet, or no longer. */
const newVisitor = 'new'

/** Returns the cookies for the CMS that a token stands for; none for `new` and for a text that is no token. */
export function cookiesOfToken(token: string): string {
  const bytes = Buffer.from(token, 'base64url')
  return bytes.toString('base64url') === token && token !== newVisitor ? bytes.toString() : ''
}

/** Returns the token of a visitor with these cookies. */
export const tokenOf = (cookies: string): string =>
  cookies === '' ? newVisitor : Buffer.from(cookies).toString('base64url')
