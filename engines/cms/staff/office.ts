import { existsSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import swagger from '@fastify/swagger'
import { SetStaffPassword, StaffLogin, StaffSession } from '@vitrine/commerce/staff/people.ts'
import type { FastifyInstance } from 'fastify'
import { jsonSchemaTransform, jsonSchemaTransformObject } from 'fastify-type-provider-zod'
import type { z } from 'zod'
import type { Cms } from '#cms/core/context.ts'
import { requireSameOrigin, staffCookie, staffOrigin } from './access.ts'
import { serveAccount } from './account.ts'
import { receivePhotographs, serveDocuments, servePackingSlips } from './documents.ts'
import { type Member, sessionSeconds, setPassword, signIn, signOut } from './members.ts'
import { requireMember, serveStaff } from './serve.ts'
import { requestOrigin } from './signIns.ts'

/** The sources of the back office, which a shop may have deleted. */
const sources = join(import.meta.dirname, '../../office')

/** The built back office, which `npm start` builds after the shop has opened, and `npm run build` with the pages. */
const build = join(import.meta.dirname, '../../../dist/admin')

const policy =
  "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; connect-src 'self'; font-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'"

/** Serves the back office at /admin with everything that it calls, and the description of the calls. */
export async function serveOffice(app: FastifyInstance, cms: Cms): Promise<void> {
  const { environment } = cms
  await app.register(swagger, {
    decorator: 'staffDocument',
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Vitrine staff',
        version: '1',
        description:
          'What the back office and the command line call. The back office sends the cookie of its session and its Origin, the command line the secret of the host, and programs of a merchant their key as a bearer token.',
      },
    },
    hideUntagged: true,
    transform: (route) =>
      route.url.startsWith('/staff/')
        ? jsonSchemaTransform(route)
        : { ...route, schema: { hide: true } },
    transformObject: jsonSchemaTransformObject,
  })
  serveStaff(app, cms)
  serveSessions(app, cms)
  serveAccount(app, cms)
  serveDocuments(app, cms)
  servePackingSlips(app, cms)
  receivePhotographs(app, cms)
  app.get('/staff/openapi.json', (request) => {
    staffOrigin(request, environment)
    return (app as FastifyInstance & { staffDocument(): unknown }).staffDocument()
  })
  // Built later; without the folder a warning would be logged. In an image it exists.
  await mkdir(build, { recursive: true }).catch(() => undefined)
  await app.register(async (scope) => {
    scope.addHook('onRequest', async (request, reply) => {
      staffOrigin(request, environment)
      reply.headers({
        'content-security-policy': policy,
        'referrer-policy': 'no-referrer',
        'x-frame-options': 'DENY',
      })
    })
    scope.get('/admin', (_, reply) =>
      existsSync(join(build, 'index.html'))
        ? reply.sendFile('index.html', { cacheControl: false })
        : hasOffice()
          ? reply.status(503).type('text/html; charset=utf-8').send(notBuilt)
          : reply
              .status(404)
              .type('text/plain; charset=utf-8')
              .send('This shop has no back office.'),
    )
    await scope.register(fastifyStatic, {
      root: build,
      prefix: '/admin/',
      wildcard: true,
      index: false,
      immutable: true,
      maxAge: '1y',
    })
  })
}

/** Whether there is a back office, built or to be built. */
export const hasOffice = () => existsSync(join(build, 'index.html')) || existsSync(sources)

const notBuilt = `<!doctype html><html lang="en"><meta charset="utf-8"><meta http-equiv="refresh" content="2"><title>Back office</title>
<p>The back office is being built; this page opens it in a moment. It is built by <code>npm start</code> and <code>npm run build</code>.`

const sessionOf = (
  { environment }: Cms,
  { login, name, role, totpSecret }: Member,
): z.infer<typeof StaffSession> => ({
  login,
  name,
  role,
  hasSecondFactor: totpSecret !== null,
  isContentOnly: environment.OFFICE === 'content',
  engineUrl: environment.ENGINE_ADMIN_URL ?? null,
})

function serveSessions(app: FastifyInstance, cms: Cms): void {
  const { environment } = cms
  const describe = (name: string, summary: string) => ({
    config: { name: `staff.${name}` },
    schema: { summary, operationId: `staff.${name}`, tags: ['staff'] },
  })
  const signedIn = describe('session', 'Who is signed in')
  app.get(
    '/staff/session',
    { ...signedIn, schema: { ...signedIn.schema, response: { 200: StaffSession } } },
    async (request, reply) => sessionOf(cms, await requireMember(cms, request, reply)),
  )
  const signing = describe('signIn', 'Signs in')
  app.post<{ Body: z.output<typeof StaffLogin> }>(
    '/staff/session',
    {
      ...signing,
      schema: { ...signing.schema, body: StaffLogin, response: { 200: StaffSession } },
    },
    async (request, reply) => {
      requireSameOrigin(request, environment)
      const cookie = staffCookie(request, reply, environment)
      const entered = await signIn(cms, request.body, {
        address: request.ip,
        device: cookie.device,
        origin: requestOrigin(request),
      })
      cookie.set(entered, sessionSeconds)
      return sessionOf(cms, entered.member)
    },
  )
  app.delete('/staff/session', describe('signOut', 'Signs out'), async (request, reply) => {
    requireSameOrigin(request, environment)
    const cookie = staffCookie(request, reply, environment)
    await signOut(cms, cookie.token)
    cookie.clear()
    return reply.status(204).send()
  })
  const setting = describe('password', 'Sets the password by a link, and signs in')
  app.post<{ Body: z.output<typeof SetStaffPassword> }>(
    '/staff/password',
    {
      ...setting,
      schema: { ...setting.schema, body: SetStaffPassword, response: { 200: StaffSession } },
    },
    async (request, reply) => {
      requireSameOrigin(request, environment)
      const entered = await setPassword(cms, request.body, requestOrigin(request))
      staffCookie(request, reply, environment).set(entered, sessionSeconds)
      return sessionOf(cms, entered.member)
    },
  )
}
