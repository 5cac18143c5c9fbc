import { createHash } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import { movedClock } from '#cms/clock.ts'
import type { Cms } from '#cms/context.ts'
import { CmsProblem, invalidInput } from './problem.ts'
import { faultsOf, parseSwitches, type Switches, switchedFailure } from './qa.ts'
import type { Call, Route } from './route.ts'
import { readVisitor } from './visitor.ts'

/** Puts a described call on the server. */
export function serveRoute(app: FastifyInstance, cms: Cms, route: Route) {
  app.route({
    method: typeof route.method === 'string' ? route.method : [...route.method],
    url: route.url,
    handler: (request, reply) => answer(cms, route, request, reply),
  })
}

async function answer(cms: Cms, route: Route, request: FastifyRequest, reply: FastifyReply) {
  const switches = readSwitches(cms, request)
  const faults = faultsOf(switches, route.name)
  for (const fault of faults) {
    if (fault.kind === 'slow') await delay(fault.milliseconds)
    if (fault.kind === 'fail') throw switchedFailure(fault.status)
  }
  const value = await route.handle(readCall(cms, route, request, reply, switches))
  if (reply.sent || !route.answer) return value
  if (!cms.environment.isProduction) route.answer.parse(value)

  reply.status(route.status ?? 200).type('application/json; charset=utf-8')
  const payload = JSON.stringify(value)
  const [spoiler] = faults.filter(({ kind }) => kind === 'cut' || kind === 'malform')
  if (spoiler?.kind === 'malform') return payload.slice(0, Math.ceil(payload.length / 2))
  if (spoiler?.kind === 'cut') return cutOff(reply, payload)
  const isShared = route.maxAge !== undefined && switches === untouched
  return isShared ? sendShared(request, reply, payload, route.maxAge ?? 0) : payload
}

function readCall(
  cms: Cms,
  route: Route,
  request: FastifyRequest,
  reply: FastifyReply,
  switches: Switches,
): Call {
  const siteUrl = cms.environment.SITE_URL
  const { sessionExpired, clockOffset, stock } = switches
  return {
    params: check(route.params, request.params),
    query: check(route.query, request.query),
    body: check(route.body, readBody(route, request)),
    cms,
    clock: clockOffset ? movedClock(cms.clock, clockOffset) : cms.clock,
    visitor: readVisitor(request, reply, { siteUrl, sessionExpired }),
    pinnedStock: stock,
    request,
    reply,
  }
}

function readBody(route: Route, request: FastifyRequest) {
  const type = request.headers['content-type']?.split(';')[0]?.trim().toLowerCase()
  const expected = route.consumes ?? 'application/json'
  if (type && type !== expected && (route.body || route.consumes)) {
    throw new CmsProblem('unsupported_type', `Send ${expected}`)
  }
  return request.body ?? {}
}

function check(schema: z.ZodType | undefined, input: unknown) {
  if (!schema) return undefined
  const read = schema.safeParse(input)
  if (!read.success) throw invalidInput(read.error)
  return read.data
}

const untouched = parseSwitches('')

function readSwitches(cms: Cms, request: FastifyRequest) {
  const text = cms.environment.QA ? request.cookies['vitrine_qa'] : undefined
  if (!text) return untouched
  const switches = parseSwitches(text)
  if (switches.ignored.length) request.log.warn({ ignored: switches.ignored }, 'QA switches')
  return switches
}

function sendShared(request: FastifyRequest, reply: FastifyReply, payload: string, maxAge: number) {
  const etag = `"${createHash('sha1').update(payload).digest('base64url')}"`
  reply.headers({
    'cache-control': `public, max-age=${maxAge}, stale-while-revalidate=${maxAge * 10}`,
    etag,
  })
  const known = request.headers['if-none-match']?.split(',').map((tag) => tag.trim()) ?? []
  const isKnown = known.some((tag) => tag === '*' || tag.replace(/^W\//, '') === etag)
  return isKnown ? reply.status(304).removeHeader('content-type').send() : payload
}

function cutOff(reply: FastifyReply, payload: string) {
  reply.hijack()
  const bytes = Buffer.from(payload)
  reply.raw.writeHead(200, { 'content-type': 'application/json', 'content-length': bytes.length })
  reply.raw.write(bytes.subarray(0, Math.ceil(bytes.length / 2)), () => reply.raw.destroy())
  return reply
}
