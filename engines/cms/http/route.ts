import type { Clock } from '@vitrine/contract/clock.ts'
import type { Language } from '@vitrine/contract/common.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { z } from 'zod'
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
  /** The language of the response. */
  language: Language
  request: FastifyRequest
  reply: FastifyReply
}

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
type Infer<Schema> = Schema extends z.ZodType ? z.output<Schema> : undefined

interface Description {
  /** The name in QA switches and logs, such as `cart.add`. */
  name: string
  /** Methods that share the handler, such as PATCH and PUT. */
  method: Method | readonly Method[]
  /** The absolute path, with `:name` for parameters. */
  url: string
  summary: string
  /** Status of success; defaults to 200. */
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

/** A route of the REST contract, with validated requests and responses. */
export interface Route extends Description {
  params?: z.ZodType | undefined
  query?: z.ZodType | undefined
  body?: z.ZodType | undefined
  response?: z.ZodType | undefined
  handle(call: Call): unknown
}

type Optional = z.ZodType | undefined

/**
 * Defines a route. With `response` the handler must return a value of that contract; without it the
 * handler's value is sent unchanged.
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
