import type { FastifyInstance } from 'fastify'
import { type Language, languageOf } from '#contract/common.ts'
import { withAreasIn } from '#contract/rules/areas/areaNames.ts'
import type { Dictionary } from '#server/dictionary.ts'

/** Translates the texts of all JSON responses, errors too, to the requested language, and names it (calls.language.texts). */
export function respondInLanguage(app: FastifyInstance, thai: () => Promise<Dictionary>) {
  app.addHook('preSerialization', async (request, reply, payload) => {
    const language = languageOf(request.query)
    reply.header('content-language', language)
    return contentIn(thai, language, payload)
  })
}

/** A response, or a part of it such as the lines of an order for its email, in a language. */
export async function contentIn<Content>(
  thai: () => Promise<Dictionary>,
  language: Language,
  content: Content,
): Promise<Content> {
  if (language === 'en') return content
  const named = await withAreasIn(language, content)
  return translateResponse(named, (await thai()).translate) as Content
}

type Translate = (text: string) => string

/** Fields of the contract whose text, or list of texts, people read. Others have ids, addresses and what a customer typed. */
const textFields: ReadonlySet<string> = new Set(
  `address alt breadcrumbs businessHours categories charactersLabel columns composition content copyright description
    excerpt group hours information label linkText message methodTitle
    name paymentMethodTitle precautions section sizeText text title trendingKeywords value`.split(
    /\s+/,
  ),
)

/**
 * A response with its texts translated, also the address of a store at which an order is collected. What a shopper typed
 * (`isText`) stays as it is (calls.language.typed).
 */
export function translateResponse(value: unknown, translate: Translate): unknown {
  if (Array.isArray(value)) return value.map((item) => translateResponse(item, translate))
  if (typeof value !== 'object' || value === null || value instanceof Date) return value
  const isTyped = 'isText' in value && value.isText === true
  const isOfStore = 'store' in value && typeof value.store === 'string'
  return Object.fromEntries(
    Object.entries(value).map(([name, field]) => {
      if (isOfStore && /^address[12]$/.test(name)) return [name, translateField(field, translate)]
      if (textFields.has(name) && !(isTyped && (name === 'label' || name === 'value')))
        return [name, translateField(field, translate)]
      // The messages of an error by field, and the fields of a suggestion.
      const isMessages = name === 'fields' && typeof field === 'object' && !Array.isArray(field)
      return [
        name,
        isMessages && field !== null
          ? Object.fromEntries(
              Object.entries(field).map(([key, text]) => [key, translateField(text, translate)]),
            )
          : translateResponse(field, translate),
      ]
    }),
  )
}

function translateField(field: unknown, translate: Translate): unknown {
  if (typeof field === 'string') return translate(field)
  const isList = Array.isArray(field) && field.every((text) => typeof text === 'string')
  return isList ? field.map(translate) : translateResponse(field, translate)
}
