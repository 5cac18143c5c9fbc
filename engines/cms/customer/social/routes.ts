import {
  addressAfter,
  callbackAddress,
  readPostedName,
  type SocialFailure,
  socialFailure,
  withPostedName,
} from '@vitrine/commerce/social/callback.ts'
import { requireProvider } from '@vitrine/commerce/social/requireProvider.ts'
import { atStandIn } from '@vitrine/commerce/social/standIn.ts'
import type { SocialCallbackQuery } from '@vitrine/contract/customer.ts'
import { redirectLocally } from '@vitrine/contract/service/redirectLocally.ts'
import { tokenHash } from '@vitrine/contract/service/tokens.ts'
import type { z } from 'zod'
import { type Call, contractRoute } from '#cms/http/route.ts'
import { guestHash } from '../../visitor/sessions.ts'
import { signIn } from '../authentication/signIn.ts'
import { beginAttempt, consumeAttempt, type StoredAttempt, storeName } from './attempts.ts'
import { findOrCreateCustomer } from './findOrCreateCustomer.ts'

const begin = contractRoute('auth.social', {
  handle: async (call) => {
    const { cms, clock, language, reply } = call
    const { name, provider } = requireProvider(cms.environment, call.params.provider)
    const attempt = await beginAttempt(cms.database, name, {
      visitorHash: guestHash(call),
      language,
      now: clock.now(),
    })
    const address = atStandIn(provider.authorize(attempt), cms.environment.OAUTH_ORIGIN)
    // biome-ignore lint/plugin: the provider's address
    return reply.redirect(address.href, 303)
  },
})

const callback = contractRoute('auth.social.callback', {
  handle: async (call) => {
    const { name } = requireProvider(call.cms.environment, call.params.provider)
    const { cms, query, visitor, clock, reply } = call
    const [now, visitorHash] = [clock.now(), tokenHash(visitor.cart ?? '')]
    const back = query.state && { state: query.state, visitorHash, now }
    const warn = (error: unknown) =>
      cms.log.warn({ err: error, provider: name }, 'a social sign-in failed')
    const attempt = back
      ? await consumeAttempt(cms.database, name, back).catch((error: unknown) => {
          warn(error)
          return null
        })
      : null
    const language = attempt?.language ?? 'en'
    const failure = await finish({ ...call, language }, attempt).catch(
      (error: unknown): SocialFailure => {
        warn(error)
        return 'failed'
      },
    )
    return redirectLocally(reply, addressAfter(failure, language), 303)
  },
})

async function finish(
  call: Call<unknown, z.output<typeof SocialCallbackQuery>>,
  attempt: StoredAttempt | null,
): Promise<SocialFailure | null> {
  const { cms, clock, language } = call
  const { code, state = '', error } = call.query
  if (!attempt) return 'failed'
  if (error || !code) return socialFailure(error)
  const { name, provider } = requireProvider(cms.environment, attempt.provider)
  const identity = await provider.identify(code, { ...attempt, state })
  const customer = await findOrCreateCustomer(cms, name, withPostedName(identity, attempt.name), {
    language,
    now: clock.now(),
  })
  if (!customer) return 'email-taken'
  await signIn(call, customer, false)
  return null
}

/** Redirects Apple's response, a cross-site POST without cookies, to the GET callback, which receives them. */
const formCallback = contractRoute('auth.social.form', {
  handle: async ({ body, cms, reply }) => {
    requireProvider(cms.environment, 'apple')
    const name = readPostedName(body)
    if (name) await storeName(cms.database, body.state, name)
    return redirectLocally(reply, callbackAddress(body), 303)
  },
})

export const socialRoutes = [begin, callback, formCallback]
