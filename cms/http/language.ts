import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Dictionary } from '#server/dictionary.ts'

/** The languages of the texts; the first is the default. */
export const languages = ['en', 'th'] as const
export type Language = (typeof languages)[number]

/** The language that a request names by `lang`. */
export const languageOf = ({ query }: FastifyRequest): Language =>
  (query as { lang?: unknown } | undefined)?.lang === 'th' ? 'th' : 'en'

/** Translates the texts of all JSON responses, errors too, to the requested language, and names it (calls.language.texts). */
export function respondInLanguage(app: FastifyInstance, thai: () => Promise<Dictionary>) {
  app.addHook('preSerialization', async (request, reply, payload) => {
    const language = languageOf(request)
    reply.header('content-language', language)
    return language === 'th' ? translateResponse(payload, (await thai()).translate) : payload
  })
}

type Translate = (text: string) => string

/** Fields of the contract whose text, or list of texts, people read. Others have ids, addresses and what a customer typed. */
const textFields: ReadonlySet<string> = new Set(
  `address alt breadcrumbs businessHours categories charactersLabel composition content copyright description
    excerpt group hours information label linkText message methodTitle
    name paymentMethodTitle precautions section sizeText text title trendingKeywords value`.split(
    /\s+/,
  ),
)

/** A response with its texts translated. What a shopper typed (`isText`) stays as it is (calls.language.typed). */
export function translateResponse(value: unknown, translate: Translate): unknown {
  if (Array.isArray(value)) return value.map((item) => translateResponse(item, translate))
  if (typeof value !== 'object' || value === null || value instanceof Date) return value
  const isTyped = 'isText' in value && value.isText === true
  return Object.fromEntries(
    Object.entries(value).map(([name, field]) => {
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
