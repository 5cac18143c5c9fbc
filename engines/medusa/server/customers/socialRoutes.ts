import { customerCopy } from '@vitrine/commerce/copy/customer.ts'
import { providerLinkedEmail } from '@vitrine/commerce/email/accountEmails.ts'
import {
  addressAfter,
  callbackAddress,
  readPostedName,
  type SocialFailure,
  socialFailure,
  withPostedName,
} from '@vitrine/commerce/social/callback.ts'
import {
  createAttempt,
  type ProviderName,
  providerTitles,
} from '@vitrine/commerce/social/providers.ts'
import { requireProvider } from '@vitrine/commerce/social/requireProvider.ts'
import type { Identity } from '@vitrine/commerce/social/socialProvider.ts'
import { atStandIn } from '@vitrine/commerce/social/standIn.ts'
import { type Language, queryLanguage } from '@vitrine/contract/common.ts'
import { AppleForm, SocialCallbackQuery } from '@vitrine/contract/customer.ts'
import { redirectLocally } from '@vitrine/contract/service/redirectLocally.ts'
import { createToken } from '@vitrine/contract/service/tokens.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type {
  BegunAttempt,
  ProviderIdentity,
  ReturnedAttempt,
  SocialSignIn,
  StoredAttempt,
} from '../../engine/src/customers/social.ts'
import type { Adapter } from '../core/adapter.ts'
import { parse } from '../http/errors.ts'
import { cartCookie, keepCart } from '../visitor/session.ts'
import { beginSession } from './mergeCarts.ts'

const Params = z.object({ provider: z.string().max(20) })

/** Bytes of the form that Apple posts at most. */
const maxFormBytes = 32 * 1024

/** Serves social login of docs/rest/customer.md, which is not below /api/v1. */
export function socialRoutes(app: FastifyInstance, adapter: Adapter) {
  const { shop, environment } = adapter
  app.get('/auth/:provider', async (request, reply) => {
    const { name, provider } = providerOf(adapter, request)
    const attempt = createAttempt()
    const visitor = keepVisitor(request, reply)
    const language = queryLanguage(request.query)
    const begun: BegunAttempt = { ...attempt, provider: name, visitor, language }
    await shop.post('/social/attempts', begun)
    const { href } = atStandIn(provider.authorize(attempt), environment.OAUTH_ORIGIN)
    // biome-ignore lint/plugin: the provider's address
    return notStored(reply).redirect(href, 303)
  })
  app.get('/auth/:provider/callback', async (request, reply) => {
    const { name } = providerOf(adapter, request)
    const warn = (error: unknown) =>
      request.log.warn({ err: error, provider: name }, 'a social sign-in failed')
    const attempt = await consumeAttempt(adapter, name, request).catch((error: unknown) => {
      warn(error)
      return null
    })
    const failure = await finish(adapter, attempt, request, reply).catch(
      (error: unknown): SocialFailure => {
        warn(error)
        return 'failed'
      },
    )
    return redirectLocally(notStored(reply), addressAfter(failure, attempt?.language ?? 'en'), 303)
  })
  // Apple posts its response cross-site, so the browser sends no cookies. The GET callback receives them.
  app.register(async (forms) => {
    forms.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: maxFormBytes },
      (_, text, done) => done(null, Object.fromEntries(new URLSearchParams(String(text)))),
    )
    forms.post('/auth/apple/callback', async (request, reply) => {
      requireProvider(environment, 'apple')
      const form = parse(AppleForm, request.body)
      const name = readPostedName(form)
      if (name) await shop.post('/social/attempts/name', { state: form.state, name })
      return redirectLocally(notStored(reply), callbackAddress(form), 303)
    })
  })
}

const providerOf = ({ environment }: Adapter, { params }: FastifyRequest) =>
  requireProvider(environment, parse(Params, params).provider)

const notStored = (reply: FastifyReply) => reply.header('cache-control', 'private, no-store')

/**
 * The value by which the browser that began a sign-in is recognized. The gateway passes on no cookie of another name,
 * so a visitor without a cart gets a token in place of its id, which the cart treats as no cart.
 */
function keepVisitor({ cookies }: FastifyRequest, reply: FastifyReply): string {
  const cartToken = cookies[cartCookie]
  if (cartToken) return cartToken
  const token = createToken()
  keepCart(reply, token)
  return token
}

/** The attempt of a browser that returns, once, or null without one. */
async function consumeAttempt(
  { shop }: Adapter,
  provider: ProviderName,
  request: FastifyRequest,
): Promise<StoredAttempt | null> {
  const { state } = parse(SocialCallbackQuery, request.query)
  const visitor = request.cookies[cartCookie]
  if (!state || !visitor) return null
  const returned: ReturnedAttempt = { provider, visitor, state }
  const path = '/social/attempts/consume'
  return (await shop.post<{ attempt: StoredAttempt | null }>(path, returned)).attempt
}

/**
 * Completes the sign-in of a browser that returns, and returns the reason of a failure, or null. Throws when the
 * provider or Medusa fails.
 */
async function finish(
  adapter: Adapter,
  attempt: StoredAttempt | null,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<SocialFailure | null> {
  const { name, provider } = providerOf(adapter, request)
  const { code, state = '', error } = parse(SocialCallbackQuery, request.query)
  if (!attempt) return 'failed'
  if (error || !code) return socialFailure(error)
  const identity = await provider.identify(code, { ...attempt, state })
  const named = withPostedName(identity, attempt.name)
  const signedIn = await signIn(adapter, name, named, attempt.language)
  if (signedIn.outcome === 'email_taken') return 'email-taken'
  const { opened } = signedIn
  await beginSession(adapter, request, reply, { opened, isRemembered: false })
  return null
}

/** Signs in at the engine, with an email if that has ended other logins. */
async function signIn(
  { shop }: Adapter,
  provider: ProviderName,
  identity: Identity,
  language: Language,
): Promise<SocialSignIn> {
  const firstName = identity.firstName || customerCopy.nameFallback
  const sent: ProviderIdentity = { ...identity, provider, firstName }
  const signedIn = await shop.post<SocialSignIn>('/social/sessions', sent)
  if (signedIn.outcome === 'opened' && signedIn.hasEndedLogins) {
    const { account } = signedIn.opened
    const email = providerLinkedEmail(language, account, providerTitles[provider])
    await shop.sendEmail({ to: account.email, ...email })
  }
  return signedIn
}
