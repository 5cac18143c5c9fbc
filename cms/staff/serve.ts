import { rm, writeFile } from 'node:fs/promises'
import { Readable } from 'node:stream'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Cms } from '#cms/core/context.ts'
import { notFound } from '#contract/problem.ts'
import { isSame, sign } from '#server/tokens.ts'
import { readStaffName, type StaffMessage, staffFile, staffHeader } from './messages.ts'
import { runOperation } from './operations.ts'

const loopback = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1'])

/**
 * Lets the command line act through the running CMS, because the embedded database takes one
 * process only. Requires a direct connection from this machine and the secret of the staff;
 * responds 404 otherwise.
 */
export function serveStaff(app: FastifyInstance, cms: Cms): void {
  app.post<{ Params: { operation: string } }>('/staff/:operation', async (request, reply) => {
    if (!isStaff(request, cms.secrets.staff)) throw notFound()
    const messages = new Readable({ read() {} })
    const report = (message: StaffMessage) => messages.push(`${JSON.stringify(message)}\n`)
    const staff = readStaffName(request.headers[staffHeader])
    void runOperation(cms, request.params.operation, request.body, { staff, report }).then(() =>
      messages.push(null),
    )
    return reply.type('application/x-ndjson').send(messages)
  })
  app.get<{ Querystring: { nonce?: unknown } }>('/staff/proof', async (request) => {
    const { nonce } = request.query
    if (typeof nonce !== 'string' || nonce.length > 100 || !isDirect(request)) throw notFound()
    return sign(cms.secrets.staff, 'staff', nonce)
  })
}

function isStaff(request: FastifyRequest, token: string): boolean {
  const given = /^Bearer (\S+)$/.exec(request.headers.authorization ?? '')?.[1] ?? ''
  return isSame(given, token) && isDirect(request)
}

/** Whether the request comes from this machine and through no proxy. */
function isDirect(request: FastifyRequest): boolean {
  const isLocal = loopback.has(request.socket.remoteAddress ?? '127.0.0.1')
  return isLocal && request.headers['x-forwarded-for'] === undefined
}

/** Publishes the address of this CMS for the command line, until the returned function is called. */
export async function announceStaff(
  { dataDirectory }: Cms,
  url: string,
): Promise<() => Promise<void>> {
  const path = staffFile(dataDirectory)
  await writeFile(path, JSON.stringify({ url }), { mode: 0o600 })
  return () => rm(path, { force: true })
}
