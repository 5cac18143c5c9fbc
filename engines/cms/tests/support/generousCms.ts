import { startExactCms } from './exactCms.ts'
import type { PartialCms } from './partialCms.ts'

type Sizes = Readonly<Record<string, { url: string; width: number; height: number }>>
type Fields = Readonly<Record<string, unknown>>

/** Values that are sent in place of null: WordPress and its plugins send these three. */
const nothings: Readonly<Record<string, unknown>> = {
  salePrice: '',
  address2: '',
  styles: '',
  completeTheLook: [],
  link: [],
  product: [],
}
const nothing = false

/** Lists that PHP sends as an object once an element was removed. */
const gapped = new Set(['gallery', 'swatches', 'orderItems', 'trendingKeywords'])

/** Calls whose list has the other form than the specification gives. */
const bare = new Set(['wishlist.list', 'products.recentlyViewed'])

const sizesWithKeys = (sizes: Sizes) =>
  Object.fromEntries(
    Object.entries(sizes).flatMap(([name, { url, width, height }]) => [
      [name, url],
      [`${name}-width`, width],
      [`${name}-height`, height],
    ]),
  )

const imageForms: ((
  image: Fields & { url?: unknown; srcset?: unknown; sizes: Sizes },
) => unknown)[] = [
  ({ url, srcset: _, ...image }) => ({ ...image, src: url }),
  ({ srcset: _, sizes, ...image }) => ({ ...image, sizes: sizesWithKeys(sizes) }),
  ({ url }) => url,
]

/** The forms of a time in Bangkok such as `2026-11-21 09:30:00`. */
const timeForms: ((time: string) => string)[] = [
  (time) => `${time.replace(' ', 'T')}+07:00`,
  (time) => new Date(`${time.replace(' ', 'T')}+07:00`).toISOString(),
  (time) => `${time.replace(' ', 'T')}.000000`,
]

const formOf = <Form>(forms: readonly Form[], seed: number) => forms[seed % forms.length] as Form

const isTime = /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/
const isPath = /^\/(?!media\/)[^.]*$/

/** Starts a CMS in front of the one at this address that sends what the specification names in the forms of other systems. */
export function startGenerousCms(target: string): Promise<PartialCms> {
  function loosen(value: unknown, name: string, origin: string): unknown {
    if (value === null || value === undefined) return nothings[name] ?? nothing
    if (typeof value === 'number') return `${value}`
    if (typeof value === 'string') {
      if (isTime.test(value)) return formOf(timeForms, name.length)(value)
      if (!/^(url|permalink)$/i.test(name) || !isPath.test(value)) return value
      const { pathname, search } = new URL(value, origin)
      return `${origin}${pathname.replace(/\/?$/, '/')}${search}`
    }
    if (typeof value !== 'object') return value
    if (Array.isArray(value)) {
      const items = value.map((item) => loosen(item, name, origin))
      if (name === 'value') return items[0]
      if (!gapped.has(name)) return items
      return Object.fromEntries(items.map((item, index) => [index && index + 1, item]))
    }
    if (Object.keys(value).length === 0) return []
    const fields = Object.fromEntries(
      Object.entries(value).map(([key, field]) => [key, loosen(field, key, origin)]),
    )
    return 'sizes' in value && 'url' in value
      ? formOf(imageForms, Number(fields['id']))(fields as never)
      : fields
  }

  /** Breaks one item of each list, and one part of the settings. */
  function broken(call: string, body: Fields): unknown {
    if (call === 'site') {
      const { settings } = body as { settings: Fields }
      return { ...body, settings: { ...settings, notificationBar: 'soon' } }
    }
    const nameless = { id: 99, price: 1, url: '/product/nameless' }
    if (Array.isArray(body['data']) && body['data'].length > 0)
      return { ...body, data: [nameless, ...body['data']] }
    return body
  }

  return startExactCms(target, (call, body, origin) => {
    const documented = Array.isArray(body) ? { success: true, data: body } : (body as Fields)
    const loose = loosen(broken(call, documented), '', origin) as Fields
    return bare.has(call) ? loose['data'] : loose
  })
}
