import { rm, writeFile } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { ContractProblem, notFound } from '@vitrine/commerce/problem.ts'
import { memberLabel, type StaffRole } from '@vitrine/commerce/staff/people.ts'
import { isSame, sign } from '@vitrine/contract/service/tokens.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Cms } from '#cms/core/context.ts'
import { isDirect, programToken, requireSameOrigin, staffCookie, staffOrigin } from './access.ts'
import { recordRepeated } from './audit.ts'
import { findMember, type Member } from './members.ts'
import { readStaffName, type StaffMessage, staffFile, staffHeader } from './messages.ts'
import { isOfEngine, operations, perform } from './operations.ts'
import { requireProgram } from './programKeys.ts'
import { runOperation } from './run.ts'

/**
 * Serves the operations of staff to the command line (a local connection with the secret of the staff, since the
 * embedded database takes one process only), to the back office by a member's session, and to a merchant's own programs
 * by a key.
 */
export function serveStaff(app: FastifyInstance, cms: Cms): void {
  for (const [name, { summary, roles, input, output }] of Object.entries(operations))
    app.post(`/staff/${name}`, {
      config: { name: `staff.${name}` },
      schema: {
        summary,
        operationId: `staff.${name}`,
        tags: ['staff'],
        description: roles.length > 0 ? `Roles: ${roles.join(', ')}` : 'The command line only',
        body: input,
        response: { 200: output },
      },
      // The operation checks its input itself, for the command line without a running CMS too.
      validatorCompiler: () => () => true,
      handler: (request, reply) =>
        isCommandLine(request, cms.secrets.staff)
          ? streamed(cms, name, request, reply)
          : forCaller(cms, name, request, reply),
    })
  app.post<{ Params: { operation: string } }>('/staff/:operation', async (request, reply) => {
    if (!isCommandLine(request, cms.secrets.staff)) throw notFound()
    return streamed(cms, request.params.operation, request, reply)
  })
  app.get<{ Querystring: { nonce?: unknown } }>('/staff/proof', async (request) => {
    const { nonce } = request.query
    if (typeof nonce !== 'string' || nonce.length > 100 || !isDirect(request)) throw notFound()
    return sign(cms.secrets.staff, 'staff', nonce)
  })
}

/** Sends progress and result of an operation as lines of JSON. */
function streamed(cms: Cms, name: string, request: FastifyRequest, reply: FastifyReply) {
  const messages = new Readable({ read() {} })
  const report = (message: StaffMessage) => messages.push(`${JSON.stringify(message)}\n`)
  const staff = readStaffName(request.headers[staffHeader])
  void runOperation(cms, name, request.body, { staff, report }).then(() => messages.push(null))
  return reply.type('application/x-ndjson').send(messages)
}

async function forCaller(cms: Cms, name: string, request: FastifyRequest, reply: FastifyReply) {
  const key = programToken(request)
  const caller =
    key === undefined
      ? await signedInCaller(cms, request, reply)
      : await callingProgram(cms, name, request, key)
  await requireRole(cms, caller, name, operations[name]?.roles ?? [])
  if (cms.environment.OFFICE === 'content' && isOfEngine(name))
    throw notFound('Orders and products are in the back office of the engine that sells.')
  const value = await perform(cms, name, request.body, { ...caller, report: () => {} })
  // Fastify would send a text as it is.
  return reply.type('application/json; charset=utf-8').send(JSON.stringify(value))
}

/** The member of staff or the program with a key that calls, as records name it. */
interface Caller {
  staff: string
  role: StaffRole
}

export const memberCaller = (member: Member): Caller => ({
  staff: memberLabel(member),
  role: member.role,
})

async function signedInCaller(cms: Cms, request: FastifyRequest, reply: FastifyReply) {
  requireSameOrigin(request, cms.environment)
  return memberCaller(await requireMember(cms, request, reply))
}

/** Rejected for programs, whatever their role: a key that leaks must not make more access. */
const membersAlone = new Set<string>(['people', 'access'])

async function callingProgram(cms: Cms, name: string, request: FastifyRequest, key: string) {
  staffOrigin(request, cms.environment)
  const program = await requireProgram(cms, key)
  if (membersAlone.has(operations[name]?.moves ?? ''))
    await reject(cms, program, name, 'A program may not do this.')
  return program
}

/** Throws forbidden, and records it, for a caller whose role does not allow an action. */
export async function requireRole(
  cms: Cms,
  caller: Caller,
  action: string,
  roles: readonly StaffRole[],
): Promise<void> {
  if (!roles.includes(caller.role))
    await reject(cms, caller, action, `Your role (${caller.role}) does not allow this.`)
}

async function reject(
  cms: Cms,
  { staff }: Caller,
  action: string,
  message: string,
): Promise<never> {
  const error = new ContractProblem('forbidden', message)
  const entry = { staff, action, subject: '' }
  await recordRepeated(cms, entry, { same: `rejected ${staff}`, per: 'minute', error })
  throw error
}

/** The member who is signed in. Throws not_found where there is no back office, and unauthenticated without a session. */
export async function requireMember(
  cms: Cms,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Member> {
  staffOrigin(request, cms.environment)
  const member = await findMember(cms, staffCookie(request, reply, cms.environment).token)
  if (!member) throw new ContractProblem('unauthenticated', 'Sign in to go on.')
  return member
}

function isCommandLine(request: FastifyRequest, token: string): boolean {
  const given = /^Bearer (\S+)$/.exec(request.headers.authorization ?? '')?.[1] ?? ''
  return isSame(given, token) && isDirect(request)
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
