import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { setTimeout as delay } from 'node:timers/promises'
import { ContractProblem } from '@vitrine/commerce/problem.ts'
import { movedClock } from '@vitrine/contract/clock.ts'
import { previewHeader, queryLanguage } from '@vitrine/contract/common.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { withPinnedStock } from '#cms/catalog/liveStock.ts'
import type { Cms } from '#cms/core/context.ts'
import { callFaults, parseSwitches, type Switches, switchedFailure } from './qa.ts'
import type { Call, Route } from './route.ts'
import { routeSchema } from './routeSchema.ts'
import { readVisitor } from './visitor.ts'

/** Handles a call with what is scheduled until the moment to which QA has moved its clock, in milliseconds from now. */
type AtMoment = <Result>(
  cms: Cms,
  offset: number,
  isChange: boolean,
  handle: (cms: Cms) => Promise<Result>,
) => Promise<Result>

const atPresent: AtMoment = (cms, _offset, _isChange, handle) => handle(cms)

/** Registers a route, with one operation per method. */
export function serveRoute(
  app: FastifyInstance,
  cms: Cms,
  route: Route,
  atMoment: AtMoment = atPresent,
) {
  for (const method of [route.method].flat()) {
    app.route({
      method,
      url: route.url,
      config: { name: route.name },
      schema: routeSchema(route),
      preValidation: async (request) => {
        await applyFaults(route, readSwitches(cms, request), request)
        checkContentType(route, request)
        if (route.body) request.body ??= {}
      },
      handler: async (request, reply) => {
        const { stock, clockOffset } = readSwitches(cms, request)
        const handle = async (host: Cms) => route.handle(toCall(host, request, reply))
        const value = await withPinnedStock(stock, () =>
          clockOffset > 0 && dependsOnMoment(route)
            ? atMoment(cms, clockOffset, request.method !== 'GET', handle)
            : handle(cms),
        )
        if (route.response && !reply.sent) reply.status(route.status ?? 200)
        return value
      },
      onSend: async (request, reply, payload) => {
        const hasContract = route.response && reply.statusCode < 300 && typeof payload === 'string'
        return hasContract
          ? finish(route, readSwitches(cms, request), { request, reply, payload })
          : payload
      },
    })
  }
}

/** Whether a call shows prices or content: public ones, and those of bag, wishlist and checkout. */
const dependsOnMoment = ({ name, maxAge }: Route) =>
  maxAge !== undefined || /^(cart|wishlist|checkout)\./.test(name)

async function applyFaults(route: Route, switches: Switches, request: FastifyRequest) {
  if (switches.ignored.length) request.log.warn({ ignored: switches.ignored }, 'QA switches')
  for (const fault of callFaults(switches, route.name)) {
    if (fault.kind === 'slow') await delay(fault.milliseconds)
    if (fault.kind === 'fail') throw switchedFailure(fault.status)
  }
}

function checkContentType(route: Route, request: FastifyRequest) {
  const type = request.headers['content-type']?.split(';')[0]?.trim().toLowerCase()
  const expected = route.consumes ?? 'application/json'
  if (type && type !== expected && (route.body || route.consumes)) {
    throw new ContractProblem('unsupported_type', `Send ${expected}`)
  }
}

function toCall(cms: Cms, request: FastifyRequest, reply: FastifyReply): Call {
  const { sessionExpired, clockOffset } = readSwitches(cms, request)
  return {
    params: request.params,
    query: request.query,
    body: request.body,
    cms,
    clock: clockOffset ? movedClock(cms.clock, clockOffset) : cms.clock,
    visitor: readVisitor(request, reply, { siteUrl: cms.environment.SITE_URL, sessionExpired }),
    language: queryLanguage(request.query),
    request,
    reply,
  }
}

const untouched = parseSwitches('')

function readSwitches(cms: Cms, request: FastifyRequest) {
  const text = cms.environment.QA ? request.cookies['vitrine_qa'] : undefined
  return text ? parseSwitches(text) : untouched
}

interface Outgoing {
  request: FastifyRequest
  reply: FastifyReply
  payload: string
}

function finish(route: Route, switches: Switches, outgoing: Outgoing) {
  const { payload } = outgoing
  const faults = callFaults(switches, route.name)
  if (faults.some(({ kind }) => kind === 'malform')) return firstHalf(payload)
  if (faults.some(({ kind }) => kind === 'cut')) return Readable.from(breakOff(payload))
  const isPreview = outgoing.request.headers[previewHeader] !== undefined
  const isShared = route.maxAge !== undefined && switches === untouched && !isPreview
  return isShared ? revalidate(outgoing, route.maxAge ?? 0) : payload
}

/** Allows shared caches to store the response, and sends 304 to a client that has it. */
function revalidate({ request, reply, payload }: Outgoing, maxAge: number) {
  const etag = `"${createHash('sha1').update(payload).digest('base64url')}"`
  reply.headers({
    'cache-control': `public, max-age=${maxAge}, stale-while-revalidate=${maxAge * 10}`,
    etag,
  })
  const tags = request.headers['if-none-match']?.split(',').map((tag) => tag.trim()) ?? []
  const isKnown = tags.some((tag) => tag === '*' || tag.replace(/^W\//, '') === etag)
  if (!isKnown) return payload
  reply.status(304).removeHeader('content-type').removeHeader('content-length')
  return null
}

const firstHalf = (payload: string) => payload.slice(0, Math.ceil(payload.length / 2))

async function* breakOff(payload: string) {
  yield firstHalf(payload)
  throw new Error('QA switch: cut')
}
