import { ContractProblem } from '@vitrine/commerce/problem.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { maxJsonBytes } from './limits.ts'

const sentBodies = new WeakMap<FastifyRequest, string>()

/** The JSON body as sent, to verify signatures, empty without a body. */
export function sentBody(request: FastifyRequest): string {
  return sentBodies.get(request) ?? ''
}

/**
 * Parses JSON bodies, and rejects the character NUL, which Postgres cannot store in text, in bodies, queries and
 * parameters of every route.
 */
export function readJson(app: FastifyInstance) {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.removeContentTypeParser('application/json')
  const options = { parseAs: 'string', bodyLimit: maxJsonBytes } as const
  app.addContentTypeParser('application/json', options, (request, body, done) => {
    const text = body.toString()
    sentBodies.set(request, text)
    if (text.trim() === '') done(null, undefined)
    else if (/\\u0000/.test(text)) done(new ContractProblem('invalid', 'Text may not hold NUL'))
    else parse(request, text, done)
  })
  app.addHook('preValidation', async (request) => {
    const texts = Object.values({ ...asRecord(request.query), ...asRecord(request.params) })
    if (texts.flat().some((text) => typeof text === 'string' && text.includes('\0'))) {
      throw new ContractProblem('invalid', 'Text may not hold NUL')
    }
  })
}

function asRecord(value: unknown) {
  return typeof value === 'object' && value !== null ? value : {}
}
