import { type CallDescription, callUrl, type Method } from '@vitrine/contract/calls/call.ts'
import {
  type CallName,
  type CallParams,
  type Calls,
  calls,
  type SchemaAt,
} from '@vitrine/contract/calls/calls.ts'
import type { Clock } from '@vitrine/contract/clock.ts'
import type { Language } from '@vitrine/contract/common.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Cms } from '#cms/core/context.ts'
import type { Visitor } from './visitor.ts'

/** The input of a handler: validated parameters, the CMS and the visitor. */
export interface Call<Params = unknown, Query = unknown, Body = unknown> {
  params: Params
  query: Query
  body: Body
  cms: Cms
  /** The CMS's clock, with the offset that QA has set. */
  clock: Clock
  visitor: Visitor
  /** The language of the response's texts. */
  language: Language
  request: FastifyRequest
  reply: FastifyReply
}

type Infer<Schema> = Schema extends z.ZodType ? z.output<Schema> : undefined

interface Description {
  /** The name in QA switches and logs, such as `cart.add`. */
  name: string
  /** Methods that share the handler, such as PATCH and PUT. */
  method: Method | readonly Method[]
  /** The absolute path, with `:name` for parameters. */
  url: string
  summary: string
  /** The status of success, by default 200. */
  status?: number
  /** Seconds for which the response may be cached by anyone; without it the response is personal and never cached. */
  maxAge?: number
  /** Media type of the body; defaults to JSON. Other bodies are parsed by the handler. */
  consumes?: 'multipart/form-data' | 'application/x-www-form-urlencoded'
  /** Media type of a response without a contract, such as `text/html`. */
  produces?: string
}

interface Schemas<Params, Query, Body, Response> {
  params?: Params
  query?: Query
  body?: Body
  response?: Response
}

/** A route with validated requests and responses. */
export interface Route extends Description {
  params?: z.ZodType | undefined
  query?: z.ZodType | undefined
  body?: z.ZodType | undefined
  response?: z.ZodType | undefined
  handle(call: Call): unknown
}

type Optional = z.ZodType | undefined

/**
 * Defines a route, whose handler returns a value of the contract in `response`, or without it a value that is sent
 * unchanged.
 */
export function route<
  Params extends Optional = undefined,
  Query extends Optional = undefined,
  Body extends Optional = undefined,
  Response extends Optional = undefined,
>(
  definition: Description &
    Schemas<Params, Query, Body, Response> & {
      handle(
        call: Call<Infer<Params>, Infer<Query>, Infer<Body>>,
      ): Promise<Response extends z.ZodType ? z.input<Response> : unknown>
    },
): Route {
  return {
    ...definition,
    handle: (call) => definition.handle(call as Call<Infer<Params>, Infer<Query>, Infer<Body>>),
  }
}

/** The key of an order in the address of a link, such as that of an invoice, which the gateway sends as a header. */
const orderQuery = z.object({ key: z.string().max(200).optional() })

/** The handler and settings with which the CMS serves a call of the contract. */
interface Service<Name extends CallName, Body extends z.ZodType> {
  /** A stricter schema of the body, whose messages name every wrong field. */
  body?: Body
  handle(
    call: Call<CallParams<Name>, z.output<SchemaAt<Name, 'query'>>, z.output<Body>>,
  ): Promise<
    [SchemaAt<Name, 'response'>] extends [never] ? unknown : z.input<SchemaAt<Name, 'response'>>
  >
}

/** The seconds for which a public response may be cached, unless it has no contract and sets its own headers. */
type Caching<Name extends CallName> = Calls[Name] extends { access: 'public'; response: z.ZodType }
  ? { maxAge: number }
  : { maxAge?: never }

/** The route of a call, whose name, path and schemas are those of the contract. */
export function contractRoute<
  Name extends CallName,
  Body extends z.ZodType = SchemaAt<Name, 'body'>,
>(name: Name, { body, maxAge, handle }: Service<Name, Body> & Caching<Name>): Route {
  const call: CallDescription = calls[name]
  const { method, summary, access, query, params, response, ...media } = call
  // A form with a file is read part by part.
  const schema = body ?? (media.consumes === 'multipart/form-data' ? undefined : call.body)
  return {
    ...{ name, method, summary, url: callUrl(call), response, body: schema },
    query: access === 'order' ? orderQuery : query,
    params: params && z.object(params),
    ...(maxAge !== undefined && { maxAge }),
    ...(media.status !== undefined && { status: media.status }),
    ...(media.consumes && { consumes: media.consumes }),
    ...(media.produces && { produces: media.produces }),
    handle: (sent) => handle(sent as Parameters<typeof handle>[0]),
  }
}
