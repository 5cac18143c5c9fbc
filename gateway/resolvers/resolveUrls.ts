import { defaultFieldResolver, type GraphQLSchema, getNamedType, isObjectType } from 'graphql'
import type { Context } from '../sources/context.ts'

/** Fields with the URL of a page, and the types whose URLs are those of files. */
const pageFields = new Set(['url', 'checkoutUrl', 'paymentUrl'])
const fileTypes = new Set(['Image', 'ImageFiles', 'ImageSize', 'SuggestionThumbnail'])

/** Paths that are no pages, and have no language. */
const withoutLanguage =
  /^\/(th|media|assets|component|auth|invoice|promptpay|api|graphql|_machines)(?=[/?#]|$)|^\/[^?#]*\.\w+(?:[?#]|$)/

/** Returns the URL of a page in Thai: below /th, unless it leads to another site or to a file. */
export function thaiUrl(url: string): string {
  if (!url.startsWith('/') || url.startsWith('//') || withoutLanguage.test(url)) return url
  return `/th${url.replace(/^\/(?=$|[?#])/, '')}`
}

const links = /(<a\b[^>]*?\shref=")(\/[^"]*)/g

/** Returns cleaned HTML whose links lead to pages in Thai. */
export const withThaiLinks = (html: string): string =>
  html.replace(links, (_, start: string, url: string) => start + thaiUrl(url))

/** Makes the URLs of pages lead to the language that an operation requests, in fields and in HTML (routes.language.links). */
export function resolveUrls(schema: GraphQLSchema) {
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type) || fileTypes.has(type.name)) continue
    for (const field of Object.values(type.getFields())) {
      const isHtml = getNamedType(field.type).name === 'Html'
      if (!isHtml && !pageFields.has(field.name)) continue
      const resolve = field.resolve ?? defaultFieldResolver
      const localize = isHtml ? withThaiLinks : thaiUrl
      const inThai = (value: unknown) => (typeof value === 'string' ? localize(value) : value)
      field.resolve = (source, parameters, context: Context, info) => {
        const value: unknown = resolve(source, parameters, context, info)
        if (context.request.language === 'EN') return value
        return value instanceof Promise ? value.then(inThai) : inThai(value)
      }
    }
  }
}
