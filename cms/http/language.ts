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
    return language === 'th' ? (await thai()).translateResponse(payload) : payload
  })
}
