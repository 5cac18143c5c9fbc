import { notFound } from '@vitrine/commerce/problem.ts'
import { contactDataHeader, contactDataKey } from '@vitrine/commerce/secrets.ts'
import { ContactData } from '@vitrine/contract/customer.ts'
import { isSame } from '@vitrine/contract/service/tokens.ts'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { Cms } from '#cms/core/context.ts'
import { transact } from '#cms/database/transact.ts'
import { type Call, route } from '#cms/http/route.ts'
import { serveRoute } from '#cms/http/serveRoute.ts'
import { deleteContactData, readContactData } from './contactData.ts'

const email = z.email().max(320).toLowerCase()

/** Rejects calls without the key as those of an unknown address. */
function requireKey({ request, cms: { environment } }: Call) {
  const { CMS_SECRET: secret } = environment
  const given = request.headers[contactDataHeader]
  if (!secret || typeof given !== 'string' || !isSame(given, contactDataKey(secret)))
    throw notFound('Unknown endpoint')
}

const routes = [
  route({
    name: 'contactData.read',
    method: 'POST',
    url: '/internal/contact-data',
    summary: 'What is stored under the verified email address of a customer of the engine',
    body: z.object({ email }),
    response: ContactData,
    handle: async (call) => {
      requireKey(call)
      return readContactData(call.cms.database, call.body.email)
    },
  }),
  route({
    name: 'contactData.delete',
    method: 'POST',
    url: '/internal/contact-data/deletion',
    summary: 'Deletes it, as far as it was stored until the account was deleted',
    body: z.object({ email, until: z.iso.datetime() }),
    response: z.object({}),
    handle: async (call) => {
      requireKey(call)
      const { email, until } = call.body
      await transact(call.cms.database, (transaction) =>
        deleteContactData(transaction, email, new Date(until)),
      )
      return {}
    },
  }),
]

/**
 * Serves the calls with which the engine of a content CMS keeps its customers' data complete. No gateway passes them
 * on.
 */
export function serveContactData(app: FastifyInstance, cms: Cms): void {
  if (cms.environment.OFFICE !== 'content') return
  for (const route of routes) serveRoute(app, cms, route)
}
