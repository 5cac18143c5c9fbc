import type { FastifyInstance } from 'fastify'
import { readCookie } from './visitorCookies.ts'

const day = 86_400

/** The longest time that an answer to the cookie question is stored: 13 months. */
const maxConsent = 395 * day

interface LastingCookie {
  name: string
  wellFormed: RegExp
  /** Returns the seconds for which a value is stored; undefined or less than 1 if it must not be. */
  lifetime: (value: string, now: number) => number | undefined
  /** Whether the script that writes it names the host as its domain, which makes it another cookie. */
  hasDomain?: boolean
}

/** The cookies that scripts write and that are valid for longer than a week. */
const lastingCookies: readonly LastingCookie[] = [
  {
    name: 'cc_cookie',
    wellFormed: /^[\w%.~!*'()-]{1,3000}$/,
    lifetime: consentLifetime,
    // vanilla-cookieconsent writes it so.
    hasDomain: true,
  },
  {
    name: 'recently_viewed_products',
    wellFormed: /^[\w-]{1,100}(\|[\w-]{1,100}){0,9}$/,
    lifetime: () => 365 * day,
  },
  { name: 'newsletter_dismissed', wellFormed: /^subscribed$/, lifetime: () => 365 * day },
]

/** The rest of the time for which an answer holds: it ends when its library says so. */
function consentLifetime(value: string, now: number): number | undefined {
  try {
    const { expirationTime } = JSON.parse(decodeURIComponent(value))
    return Math.min(maxConsent, Math.floor((expirationTime - now) / 1000))
  } catch {
    return undefined
  }
}

interface Options {
  siteUrl: string
  isSecure: boolean
  now: () => Date
}

/**
 * Serves `POST /visitor/cookies`, which sets again what scripts have written: Safari deletes cookies of scripts after seven
 * days, and retains those that a server sets (session.cookies.lasting).
 */
export function registerLastingCookies(app: FastifyInstance, { siteUrl, isSecure, now }: Options) {
  const { hostname } = new URL(siteUrl)
  const domain = hostname.includes('.') ? [`Domain=${hostname}`] : []
  app.post('/visitor/cookies', (request, reply) => {
    const time = now().getTime()
    const set = lastingCookies.flatMap(({ name, wellFormed, lifetime, hasDomain }) => {
      const value = readCookie(request.headers.cookie, name, wellFormed)
      const seconds = value === undefined ? undefined : lifetime(value, time)
      if (!seconds || seconds < 1) return []
      const attributes = ['Path=/', `Max-Age=${seconds}`, 'SameSite=Lax']
      const ownAttributes = [...(hasDomain ? domain : []), ...(isSecure ? ['Secure'] : [])]
      return [[`${name}=${value}`, ...attributes, ...ownAttributes].join('; ')]
    })
    return reply
      .code(204)
      .header('cache-control', 'no-store')
      .headers(set.length > 0 ? { 'set-cookie': set } : {})
      .send()
  })
}
