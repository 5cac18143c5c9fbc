import { z } from 'zod'
import type { Cms } from '#cms/context.ts'
import { notFound } from '#cms/http/problem.ts'
import { type Call, route } from '#cms/http/route.ts'
import { signIn } from '../authentication/signIn.ts'
import { customerCopy } from '../copy.ts'
import { guestHash } from '../sessions.ts'
import { tokenHash } from '../tokens.ts'
import { beginAttempt, consumeAttempt, type Name, storeName } from './attempts.ts'
import { findOrCreateCustomer } from './findOrCreateCustomer.ts'
import { findProvider, type ProviderName, providerNames } from './providers.ts'
import { atStandIn, installStandIn } from './standIn.ts'

const params = z.object({ provider: z.string().max(20) })

/** The reason of a failed social sign-in, in the address of the account page. */
export type SocialFailure = 'cancelled' | 'failed' | 'email-taken'

function requireProvider({ environment }: Cms, text: string) {
  const name = providerNames.find((candidate) => candidate === text)
  const provider = name && findProvider(name, environment)
  if (!name || !provider) throw notFound(customerCopy.providerUnavailable)
  if (environment.OAUTH_ORIGIN) installStandIn(environment.OAUTH_ORIGIN)
  return { name, provider }
}

const begin = route({
  name: 'auth.social',
  method: 'GET',
  url: '/auth/:provider',
  summary: 'Redirects to Facebook, Google, Apple or LINE',
  params,
  produces: 'text/plain',
  handle: async (call) => {
    const { cms, clock, reply } = call
    const { name, provider } = requireProvider(cms, call.params.provider)
    const attempt = await beginAttempt(cms.database, name, guestHash(call), clock.now())
    const address = atStandIn(provider.authorize(attempt), cms.environment.OAUTH_ORIGIN)
    return reply.redirect(address.href, 303)
  },
})

const callback = route({
  name: 'auth.social.callback',
  method: 'GET',
  url: '/auth/:provider/callback',
  summary: 'Callback of the provider: signs in and redirects to /',
  params,
  query: z.object({
    code: z.string().max(4000).optional(),
    state: z.string().max(200).optional(),
    error: z.string().max(200).optional(),
  }),
  produces: 'text/plain',
  handle: async (call) => {
    const { name } = requireProvider(call.cms, call.params.provider)
    const failure = await finish(call, name, call.query).catch((error: unknown): SocialFailure => {
      call.cms.log.warn({ err: error, provider: name }, 'a social sign-in failed')
      return 'failed'
    })
    return call.reply.redirect(failure ? `/my-account?social=${failure}` : '/', 303)
  },
})

interface CallbackQuery {
  code?: string | undefined
  state?: string | undefined
  error?: string | undefined
}

async function finish(
  call: Call,
  name: ProviderName,
  { code, state, error }: CallbackQuery,
): Promise<SocialFailure | null> {
  const { cms, visitor } = call
  const now = call.clock.now()
  const visitorHash = tokenHash(visitor.cart ?? '')
  const attempt = state && (await consumeAttempt(cms.database, name, { state, visitorHash, now }))
  if (!attempt) return 'failed'
  if (error || !code) return /denied|cancel/i.test(error ?? '') ? 'cancelled' : 'failed'
  const { provider } = requireProvider(cms, name)
  const identity = await provider.identify(code, { ...attempt, state })
  const { first, last } = attempt.name ?? { first: '', last: '' }
  const customer = await findOrCreateCustomer(
    cms.database,
    name,
    {
      ...identity,
      firstName: identity.firstName || first,
      lastName: identity.lastName || last,
    },
    now,
  )
  if (!customer) return 'email-taken'
  await signIn(call, customer, false)
  return null
}

const AppleForm = z.object({
  code: z.string().max(4000).optional(),
  state: z.string().max(200).default(''),
  error: z.string().max(200).optional(),
  user: z.string().max(4000).optional(),
})

/**
 * Apple posts its response cross-site, so the browser sends no cookies. Redirects to the GET callback,
 * which receives them.
 */
const formCallback = route({
  name: 'auth.social.form',
  method: 'POST',
  url: '/auth/apple/callback',
  summary: 'Receives the response that Apple posts and redirects to the GET callback',
  consumes: 'application/x-www-form-urlencoded',
  body: AppleForm,
  produces: 'text/plain',
  handle: async ({ body, cms, reply }) => {
    requireProvider(cms, 'apple')
    const { user, ...rest } = body
    const name = user && readName(user)
    if (name) await storeName(cms.database, body.state, name)
    const query = new URLSearchParams(
      Object.entries(rest).flatMap(([key, value]) => (value ? [[key, value]] : [])),
    )
    return reply.redirect(`/auth/apple/callback?${query}`, 303)
  },
})

const AppleUser = z.object({
  name: z.object({
    firstName: z.string().max(100).default(''),
    lastName: z.string().max(100).default(''),
  }),
})

function readName(text: string): Name | null {
  try {
    const { name } = AppleUser.parse(JSON.parse(text))
    return { first: name.firstName, last: name.lastName }
  } catch {
    return null
  }
}

export const socialRoutes = [begin, callback, formCallback]
