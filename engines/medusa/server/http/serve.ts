import { type CallDescription, callUrl } from '@vitrine/contract/calls/call.ts'
import {
  type CallName,
  type CallNameWith,
  type CallParams,
  calls,
  type SchemaAt,
} from '@vitrine/contract/calls/calls.ts'
import { type Language, queryLanguage } from '@vitrine/contract/common.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { parse } from './errors.ts'

/** The validated input of a call, with the request and the reply. */
interface Received<Name extends CallName, Body extends z.ZodType> {
  params: CallParams<Name>
  query: z.output<SchemaAt<Name, 'query'>>
  body: z.output<Body>
  /** The language of the response's texts. */
  language: Language
  request: FastifyRequest
  reply: FastifyReply
}

type Respond<Name extends CallName, Body extends z.ZodType> = (
  received: Received<Name, Body>,
) => Promise<z.input<SchemaAt<Name, 'response'>>>

/** A call whose response has a contract. */
type Served = CallNameWith<{ response: z.ZodType }>

/** Parses the input of a call by the table of calls. Throws `invalid` with a message for each field. */
function read(call: CallDescription, request: FastifyRequest, schema: z.ZodType | undefined) {
  // A form with a file is read part by part, and so is the form of an email program's button.
  const isJson = call.consumes === undefined && call.caller !== 'server'
  return {
    params: parse(z.object(call.params ?? {}), request.params),
    query: call.query && parse(call.query, request.query),
    body: schema && isJson ? parse(schema, request.body) : undefined,
    language: queryLanguage(request.query),
  }
}

/**
 * Serves a personal call of the contract, whose response is never cached.
 * @param schema a stricter schema of the body, whose messages name every wrong field
 */
export function serve<
  Name extends Exclude<Served, CallNameWith<{ access: 'public' }>>,
  Body extends z.ZodType = SchemaAt<Name, 'body'>,
>(app: FastifyInstance, name: Name, respond: Respond<Name, Body>, schema?: Body) {
  register(app, name, schema, respond as never, 'private, no-store')
}

/** Serves a public call of the contract, whose response may be cached for `maxAge` seconds. */
export function servePublic<Name extends Served & CallNameWith<{ access: 'public' }>>(
  app: FastifyInstance,
  name: Name,
  maxAge: number,
  respond: Respond<Name, SchemaAt<Name, 'body'>>,
) {
  const caching = `public, max-age=${maxAge}, stale-while-revalidate=60`
  register(app, name, undefined, respond as never, caching)
}

function register(
  app: FastifyInstance,
  name: CallName,
  schema: z.ZodType | undefined,
  respond: (received: unknown) => Promise<unknown>,
  caching: string,
) {
  const call: CallDescription = calls[name]
  app.route({
    method: [call.method].flat(),
    url: callUrl(call),
    handler: async (request, reply) => {
      const received = read(call, request, schema ?? call.body)
      const body = await respond({ ...received, request, reply })
      return reply
        .status(call.status ?? 200)
        .header('cache-control', caching)
        .send(body)
    },
  })
}
