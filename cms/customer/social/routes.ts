import { z } from 'zod'
import { type Call, route } from '#cms/http/route.ts'
import {
  AppleForm,
  addressAfter,
  CallbackQuery,
  callbackAddress,
  failureOf,
  readPostedName,
  type SocialFailure,
  withPostedName,
} from '#server/social/callback.ts'
import type { ProviderName } from '#server/social/providers.ts'
import { requireProvider } from '#server/social/requireProvider.ts'
import { atStandIn } from '#server/social/standIn.ts'
import { tokenHash } from '#server/tokens.ts'
import { guestHash } from '../../visitor/sessions.ts'
import { signIn } from '../authentication/signIn.ts'
import { beginAttempt, consumeAttempt, storeName } from './attempts.ts'
import { findOrCreateCustomer } from './findOrCreateCustomer.ts'

const params = z.object({ provider: z.string().max(20) })

const begin = route({
  name: 'auth.social',
  method: 'GET',
  url: '/auth/:provider',
  summary: 'Redirects to Facebook, Google, Apple or LINE',
  params,
  produces: 'text/plain',
  handle: async (call) => {
    const { cms, clock, reply } = call
    const { name, provider } = requireProvider(cms.environment, call.params.provider)
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
  query: CallbackQuery,
  produces: 'text/plain',
  handle: async (call) => {
    const { name } = requireProvider(call.cms.environment, call.params.provider)
    const failure = await finish(call, name, call.query).catch((error: unknown): SocialFailure => {
      call.cms.log.warn({ err: error, provider: name }, 'a social sign-in failed')
      return 'failed'
    })
    return call.reply.redirect(addressAfter(failure), 303)
  },
})

async function finish(
  call: Call,
  name: ProviderName,
  { code, state, error }: z.output<typeof CallbackQuery>,
): Promise<SocialFailure | null> {
  const { cms, visitor } = call
  const now = call.clock.now()
  const visitorHash = tokenHash(visitor.cart ?? '')
  const attempt = state && (await consumeAttempt(cms.database, name, { state, visitorHash, now }))
  if (!attempt) return 'failed'
  if (error || !code) return failureOf(error)
  const { provider } = requireProvider(cms.environment, name)
  const identity = await provider.identify(code, { ...attempt, state })
  const customer = await findOrCreateCustomer(
    cms,
    name,
    withPostedName(identity, attempt.name),
    now,
  )
  if (!customer) return 'email-taken'
  await signIn(call, customer, false)
  return null
}

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
    requireProvider(cms.environment, 'apple')
    const name = readPostedName(body)
    if (name) await storeName(cms.database, body.state, name)
    return reply.redirect(callbackAddress(body), 303)
  },
})

export const socialRoutes = [begin, callback, formCallback]
