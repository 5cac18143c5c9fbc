import { type Language, queryLanguage } from '@vitrine/contract/common.ts'
import type { FastifyInstance } from 'fastify'
import type { Dictionary } from '#commerce/dictionary.ts'
import { withLocalizedAreas } from '#commerce/rules/areas/areaNames.ts'

/** Translates the texts of all JSON responses, errors too, to the requested language, and names it (calls.language.texts). */
export function respondInLanguage(app: FastifyInstance, thai: () => Promise<Dictionary>) {
  app.addHook('preSerialization', async (request, reply, payload) => {
    const language = queryLanguage(request.query)
    reply.header('content-language', language)
    return localizedContent(thai, language, payload)
  })
}

/** A response, or a part of it such as the lines of an order for its email, in a language. */
export async function localizedContent<Content>(
  thai: () => Promise<Dictionary>,
  language: Language,
  content: Content,
): Promise<Content> {
  if (language === 'en') return content
  const named = await withLocalizedAreas(language, content)
  return translateResponse(named, (await thai()).translate) as Content
}

type Translate = (text: string) => string

/**
 * Fields of the contract whose text, or list of texts, people read, unlike ids, addresses and what a customer typed.
 */
const textFields: ReadonlySet<string> = new Set(
  `address alt breadcrumbs businessHours categories charactersLabel columns composition content copyright description
    excerpt group hours information label linkText message methodTitle
    name paymentMethodTitle precautions section sizeText text title trendingKeywords value`.split(
    /\s+/,
  ),
)

/** Fields of those names that a customer typed, by the object that has them. */
const typedFields: ReadonlyMap<string, ReadonlySet<string>> = new Map([
  ['giftWrap', new Set(['message'])],
])
const typedChoice: ReadonlySet<string> = new Set(['label', 'value'])

/** Objects whose keys and values are slugs, or parameters of a call. */
const slugObjects: ReadonlySet<string> = new Set([
  'found',
  'query',
  'renamed',
  'terms',
  'variation',
])

/**
 * A response with its texts translated, except what a shopper typed (calls.language.typed), which is known by its place
 * in the contract: `typedFields` and a typed choice (`isText`).
 */
export function translateResponse(value: unknown, translate: Translate, place = ''): unknown {
  if (Array.isArray(value)) return value.map((item) => translateResponse(item, translate))
  if (typeof value !== 'object' || value === null || value instanceof Date) return value
  if (slugObjects.has(place)) return value
  const typed = 'isText' in value && value.isText === true ? typedChoice : typedFields.get(place)
  const isOfStore = 'store' in value && typeof value.store === 'string'
  const isText = (name: string) =>
    (textFields.has(name) && !typed?.has(name)) ||
    (isOfStore && /^address[12]$/.test(name)) ||
    (name === 'searchedFor' && 'notCarried' in value && value.notCarried !== null)
  return mapFields(value, (name, field) => {
    if (isText(name)) return translateField(name, field, translate)
    // The messages of an error by field, and the fields of a suggestion.
    if (name === 'fields' && typeof field === 'object' && field !== null && !Array.isArray(field))
      return isInOtherLayout(field)
        ? field
        : mapFields(field, (key, text) => translateField(key, text, translate))
    return translateResponse(field, translate, name)
  })
}

/** Whether the fields of a suggestion have a typed text, as the other layout of the keyboard reads it. */
const isInOtherLayout = (fields: object) => 'not_carried' in fields && fields.not_carried === null

const mapFields = (value: object, map: (name: string, field: unknown) => unknown) =>
  Object.fromEntries(Object.entries(value).map(([name, field]) => [name, map(name, field)]))

function translateField(name: string, field: unknown, translate: Translate): unknown {
  if (typeof field === 'string') return translate(field)
  const isList = Array.isArray(field) && field.every((text) => typeof text === 'string')
  return isList ? field.map(translate) : translateResponse(field, translate, name)
}
