import { createHash, randomBytes } from 'node:crypto'
import { escapeHtml } from '@vitrine/contract/service/escapeHtml.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { readCookie } from '../visitor/visitorCookies.ts'
import { cmsCalls } from './cmsCalls.ts'
import { clockSwitch, knownNames, parseSwitches, type Switches } from './switches.ts'
import { VisitorFaults } from './visitorFaults.ts'

const style =
  ':root{color-scheme:light dark}body{font:16px/1.5 system-ui,sans-serif;max-width:60rem;margin:0 auto;padding:2rem 1.25rem}h1{font-weight:500}ul{padding:0;list-style:none}.calls{columns:14rem}code{font-size:15px}'

/** The page for a tester whose address has switches that do not exist, with the calls that do. */
const rejectionPage = (problems: readonly string[]): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>Unknown fault switches · Vitrine</title><style>${style}</style></head><body><main><h1>Unknown fault switches</h1><ul>${problems
    .map((problem) => `<li>${escapeHtml(problem)}</li>`)
    .join(
      '',
    )}</ul><p>Nothing was switched. <a href="/_machines/faults">Choose faults in the gallery</a>.</p><h2>Calls</h2><ul class="calls">${knownNames
    .map((name) => `<li><code>${name}</code></li>`)
    .join('')}</ul></main></body></html>`

const rejectionPolicy = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'; frame-ancestors 'none'`

const cookieName = 'vitrine_qa'
/** The header with which a tab of a browser sends the switches that apply to it alone. */
const headerName = 'x-vitrine-qa'
// Switches are separated by commas, which all browsers accept in cookies although RFC 6265 does not.
const wellFormed = /^[\w.:,+*=-]{1,500}$/

const ofRequest = new WeakMap<FastifyRequest, VisitorFaults>()

/** The faults of the visitor of a request (security.qa.production); undefined without any. */
export const visitorFaults = (request: FastifyRequest): VisitorFaults | undefined =>
  ofRequest.get(request)

/** The switches that the address of a request sets: undefined without any, empty to switch all off. */
function writtenIn({ url }: FastifyRequest): string | undefined {
  if (!url.includes('qa=') || url.startsWith('/graphql')) return undefined
  // A plus sign in a URL, as in `clock:+2h`, is decoded as a space.
  return new URLSearchParams(url.split('?', 2)[1]).get('qa')?.replaceAll(' ', '+')
}

const withoutRun = (text: string) => text.replace(/,run:\w+/, '')

/** The switches with a fixed clock, and with an id of the visitor if calls are to be counted. */
function settled(text: string, { faults, run, clockOffset }: Switches, stored: string | undefined) {
  const fixed = text.replace(/(^|,)clock:\d{4}[^,]*/, `$1${clockSwitch(clockOffset)}`)
  if (run !== '' || faults.every(({ times }) => times === undefined)) return fixed
  // Loading an address again continues the count.
  if (stored !== undefined && withoutRun(stored) === fixed) return stored
  return `${fixed},run:${randomBytes(6).toString('hex')}`
}

/**
 * Reads the faults of each request from its URL, its tab's header or the browser's cookie, and rejects unknown
 * switches.
 */
export function registerFaults(app: FastifyInstance, clock: () => number) {
  app.addHook('onRequest', async (request, reply) => {
    const stored = readCookie(request.headers.cookie, cookieName, wellFormed)
    const written = writtenIn(request)
    const header = request.headers[headerName]
    if (written === '') {
      reply.header('set-cookie', cookieLine('', '; Max-Age=0'))
      return
    }
    if (written === undefined) {
      const text = typeof header === 'string' && wellFormed.test(header) ? header : stored
      if (text !== undefined) use(request, reply, parseSwitches(text, clock()), clock)
      return
    }
    const switches = wellFormed.test(written) ? parseSwitches(written, clock()) : undefined
    if (!switches || switches.problems.length > 0) {
      await reject(request, reply, switches?.problems ?? ['The switches have invalid characters.'])
      return reply
    }
    const text = settled(written, switches, stored)
    if (!switches.isOfTab) reply.header('set-cookie', cookieLine(text))
    use(request, reply, parseSwitches(text, clock()), clock)
  })
  app.get('/_machines/faults.json', async (request, reply) =>
    reply.header('cache-control', 'no-store').send({
      ...describeFaults(visitorFaults(request)),
      now: clock(),
      calls: cmsCalls,
    }),
  )
}

/** The faults of a visitor, for the banner of the shop and the gallery. */
export function describeFaults(faults: VisitorFaults | undefined) {
  const {
    clockOffset = 0,
    isOfTab = false,
    hidesPopups = false,
    text = '',
  } = faults?.switches ?? {}
  return { text, clockOffset, isOfTab, hidesPopups, faults: faults?.describe() ?? [] }
}

function use(
  request: FastifyRequest,
  reply: FastifyReply,
  switches: Switches,
  clock: () => number,
) {
  // An unknown switch in a cookie that another version has set is ignored.
  if (switches.text === '') return
  ofRequest.set(request, new VisitorFaults(switches))
  // Browsers read the shop's time from it.
  if (switches.clockOffset !== 0)
    reply.header('date', new Date(clock() + switches.clockOffset).toUTCString())
}

const cookieLine = (value: string, lifetime = '') =>
  `${cookieName}=${value}; Path=/; HttpOnly; SameSite=Lax${lifetime}`

async function reject(request: FastifyRequest, reply: FastifyReply, problems: readonly string[]) {
  reply.code(400).header('cache-control', 'no-store')
  if (!request.headers.accept?.includes('text/html'))
    return reply.send({ code: 'UNKNOWN_SWITCHES', problems, calls: knownNames })
  return reply
    .header('content-security-policy', rejectionPolicy)
    .type('text/html; charset=utf-8')
    .send(rejectionPage(problems))
}
