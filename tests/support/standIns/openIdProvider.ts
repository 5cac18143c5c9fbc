import { createHash, createHmac, generateKeyPairSync, randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { exportJWK, jwtVerify, SignJWT } from 'jose'

/** The person who signs in at the provider, and an optional fault of the provider. */
export interface Persona {
  subject: string
  email?: string
  isEmailVerified?: boolean
  firstName?: string
  lastName?: string
  fault?: 'nonce' | 'issuer' | 'audience' | 'key' | 'expired' | 'unsigned' | 'denied'
}

/** A local stand-in for Facebook, Google, Apple and LINE, at their own paths. */
export interface OpenIdProvider {
  origin: string
  /** Environment variables that make a CMS use it. */
  variables: Record<string, string>
  /** The person who signs in next. */
  persona: Persona
  close(): Promise<void>
}

const issuers: Record<string, string> = {
  '/token': 'https://accounts.google.com',
  '/auth/token': 'https://appleid.apple.com',
  '/oauth2/v2.1/token': 'https://access.line.me',
}
const authorizePaths = [
  '/o/oauth2/v2/auth',
  '/auth/authorize',
  '/oauth2/v2.1/authorize',
  '/v16.0/dialog/oauth',
]
const keyPaths = ['/oauth2/v3/certs', '/auth/keys', '/oauth2/v2.1/certs']

/** Starts the stand-in on a free port, with the checks of real providers. */
export async function startOpenIdProvider(): Promise<OpenIdProvider> {
  const signing = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const forging = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const appleClient = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const codes = new Map<string, URLSearchParams>()
  const provider = { persona: { subject: 'unset' } as Persona }

  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? '/', 'http://provider')
    const json = (body: unknown, status = 200) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
    try {
      if (authorizePaths.includes(url.pathname)) {
        response.writeHead(302, { location: authorize(url).href }).end()
      } else if (keyPaths.includes(url.pathname)) {
        json({ keys: [{ ...(await exportJWK(signing.publicKey)), kid: 'one', alg: 'RS256' }] })
      } else if (url.pathname === '/v16.0/me') json(profile(request, url))
      else json(await exchange(request, url.pathname))
    } catch (error) {
      json({ error: 'invalid_grant', error_description: String(error) }, 400)
    }
  })

  function authorize({ searchParams }: URL): URL {
    const callback = new URL(searchParams.get('redirect_uri') ?? '')
    callback.searchParams.set('state', searchParams.get('state') ?? '')
    if (provider.persona.fault === 'denied') callback.searchParams.set('error', 'access_denied')
    else {
      const code = randomUUID()
      codes.set(code, searchParams)
      callback.searchParams.set('code', code)
    }
    return callback
  }

  async function exchange(request: IncomingMessage, path: string) {
    const form = new URLSearchParams(await text(request))
    const authorization = codes.get(form.get('code') ?? '')
    codes.delete(form.get('code') ?? '')
    if (!authorization || authorization.get('redirect_uri') !== form.get('redirect_uri'))
      throw new Error('unknown code')
    const challenge = authorization.get('code_challenge')
    const verifier = form.get('code_verifier') ?? ''
    if (challenge && challenge !== createHash('sha256').update(verifier).digest('base64url'))
      throw new Error('wrong verifier')
    await checkClient(request, path, form)
    const tokens = { access_token: 'access', token_type: 'Bearer', expires_in: 3600 }
    return issuers[path] ? { ...tokens, id_token: await idToken(path, authorization) } : tokens
  }

  async function checkClient(request: IncomingMessage, path: string, form: URLSearchParams) {
    if (path === '/auth/token') {
      await jwtVerify(form.get('client_secret') ?? '', appleClient.publicKey, {
        issuer: 'team',
        subject: 'client',
        audience: 'https://appleid.apple.com',
      })
      return
    }
    const basic = `Basic ${Buffer.from('client:secret').toString('base64')}`
    const isRight =
      path === '/token'
        ? request.headers.authorization === basic
        : form.get('client_id') === 'client' && form.get('client_secret') === 'secret'
    if (!isRight) throw new Error('unknown client')
  }

  async function idToken(path: string, authorization: URLSearchParams): Promise<string> {
    const { fault, subject, email, isEmailVerified, firstName, lastName } = provider.persona
    const token = new SignJWT({
      nonce: fault === 'nonce' ? 'another' : authorization.get('nonce'),
      ...(email ? { email, email_verified: isEmailVerified ?? false } : {}),
      ...(firstName ? { given_name: firstName, family_name: lastName } : {}),
    })
      .setSubject(subject)
      .setIssuer(fault === 'issuer' ? 'https://evil.example' : (issuers[path] ?? ''))
      .setAudience(fault === 'audience' ? 'another' : 'client')
      .setIssuedAt()
      .setExpirationTime(fault === 'expired' ? '-5m' : '5m')
    if (path === '/oauth2/v2.1/token')
      return token.setProtectedHeader({ alg: 'HS256' }).sign(new TextEncoder().encode('secret'))
    const { privateKey } = fault === 'key' ? forging : signing
    const signed = await token.setProtectedHeader({ alg: 'RS256', kid: 'one' }).sign(privateKey)
    if (fault !== 'unsigned') return signed
    const none = Buffer.from('{"alg":"none"}').toString('base64url')
    return `${none}.${signed.split('.')[1]}.`
  }

  function profile(request: IncomingMessage, { searchParams }: URL) {
    const proof = createHmac('sha256', 'secret').update('access').digest('hex')
    if (request.headers.authorization !== 'Bearer access') throw new Error('unknown token')
    if (searchParams.get('appsecret_proof') !== proof) throw new Error('no proof')
    const { subject: id, email, firstName: first_name, lastName: last_name } = provider.persona
    return { id, email, first_name, last_name }
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const client = (name: string) => ({
    [`${name}_CLIENT_ID`]: 'client',
    [`${name}_CLIENT_SECRET`]: 'secret',
  })
  return Object.assign(provider, {
    origin,
    variables: {
      OAUTH_ORIGIN: origin,
      ...client('GOOGLE'),
      ...client('LINE'),
      ...client('FACEBOOK'),
      APPLE_CLIENT_ID: 'client',
      APPLE_TEAM_ID: 'team',
      APPLE_KEY_ID: 'key',
      APPLE_PRIVATE_KEY: appleClient.privateKey
        .export({ type: 'pkcs8', format: 'pem' })
        .toString()
        .replaceAll('\n', '\\n'),
    },
    close: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  })
}
