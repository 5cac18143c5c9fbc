export interface CmsResponse<Body> {
  status: number
  body: Body
  text: string
  headers: Headers
}

/** An HTTP client that stores cookies, as a browser does. */
export interface Shopper {
  cookies: Map<string, string>
  request<Body = never>(
    method: string,
    path: string,
    options?: RequestOptions,
  ): Promise<CmsResponse<Body>>
}

interface RequestOptions {
  /** Sent as JSON, or unchanged when it is FormData. */
  body?: unknown
  headers?: Record<string, string>
}

/** Creates a shopper of the CMS at this URL, who sends these headers with each request and follows no redirects. */
export function createShopper(
  url: string,
  cookies = new Map<string, string>(),
  sent: Record<string, string> = {},
): Shopper {
  return {
    cookies,
    async request(method, path, { body, headers = {} } = {}) {
      const isForm = body instanceof FormData
      const response = await fetch(new URL(path, url), {
        method,
        redirect: 'manual',
        headers: {
          ...(body === undefined || isForm ? {} : { 'content-type': 'application/json' }),
          ...(cookies.size
            ? { cookie: [...cookies].map((pair) => pair.join('=')).join('; ') }
            : {}),
          ...sent,
          ...headers,
        },
        body: body === undefined ? null : isForm ? body : JSON.stringify(body),
      })
      for (const cookie of response.headers.getSetCookie()) storeCookie(cookies, cookie)
      const text = await response.text()
      return {
        status: response.status,
        body: jsonOf(text),
        text,
        headers: response.headers,
      }
    },
  }
}

/** The same shopper on pages in Thai. */
export const inThai = (shopper: Shopper): Shopper => ({
  ...shopper,
  request: (method, path, options) =>
    shopper.request(method, `${path}${path.includes('?') ? '&' : '?'}lang=th`, options),
})

/** The body as JSON, as the gateway reads it whatever its type, or the text when it is not. */
function jsonOf(text: string) {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

function storeCookie(cookies: Map<string, string>, text: string): void {
  const [, name = '', value = '', rest = ''] = /^([^=]+)=([^;]*)(.*)$/.exec(text) ?? []
  if (value === '' || /max-age=0(;|$)/i.test(rest)) cookies.delete(name)
  else cookies.set(name, value)
}
