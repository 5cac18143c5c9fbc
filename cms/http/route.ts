import type { FastifyReply, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import type { Clock } from '#cms/clock.ts'
import type { Cms } from '#cms/context.ts'
import type { Visitor } from './visitor.ts'

/** What a handler is given: checked input, the CMS, and who is calling. */
export interface Call<Params = unknown, Query = unknown, Body = unknown> {
  params: Params
  query: Query
  body: Body
  cms: Cms
  /** The CMS's clock, moved where QA asks for it. */
  clock: Clock
  visitor: Visitor
  /** Stock by SKU that QA has pinned, in place of the real one. */
  pinnedStock: ReadonlyMap<string, number>
  request: FastifyRequest
  reply: FastifyReply
}

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
type Infer<Schema> = Schema extends z.ZodType ? z.output<Schema> : undefined

interface Description {
  /** What QA switches and logs call it, such as `cart.add`. */
  name: string
  /** Several methods may share one handler: REST takes PATCH and PUT alike. */
  method: Method | readonly Method[]
  /** The whole path, with `:name` for parameters. */
  url: string
  summary: string
  /** Status of success; 200 unless said otherwise. */
  status?: number
  /** Seconds for which anyone may keep the answer; absent: personal, never kept. */
  maxAge?: number
  /** What the body may be; JSON unless said otherwise. A body that is no JSON is read by the handler. */
  consumes?: 'multipart/form-data' | 'application/x-www-form-urlencoded'
  /** What a call without a contract answers, such as `text/html`. */
  produces?: string
}

interface Schemas<Params, Query, Body, Answer> {
  params?: Params
  query?: Query
  body?: Body
  answer?: Answer
}

/** One call of the REST contract, checked on the way in and on the way out. */
export interface Route extends Description {
  params?: z.ZodType | undefined
  query?: z.ZodType | undefined
  body?: z.ZodType | undefined
  answer?: z.ZodType | undefined
  handle(call: Call): unknown
}

type Optional = z.ZodType | undefined

/**
 * Describes one call. With `answer` the handler must return what that contract says; without it
 * the handler's value is sent as it is.
 */
export function route<
  Params extends Optional = undefined,
  Query extends Optional = undefined,
  Body extends Optional = undefined,
  Answer extends Optional = undefined,
>(
  definition: Description &
    Schemas<Params, Query, Body, Answer> & {
      handle(
        call: Call<Infer<Params>, Infer<Query>, Infer<Body>>,
      ): Promise<Answer extends z.ZodType ? z.input<Answer> : unknown>
    },
): Route {
  return {
    ...definition,
    handle: (call) => definition.handle(call as Call<Infer<Params>, Infer<Query>, Infer<Body>>),
  }
}
