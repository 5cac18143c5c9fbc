import { createHash } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import { rateLimitKeyOf } from '#server/limits/rateLimitKey.ts'
import { AgentError } from './agentError.ts'
import { type AgentOptions, callerOf } from './callers.ts'
import { meta, type Operation, type Result } from './operation.ts'
import { capabilities } from './protocol.ts'

/** Milliseconds for which the result of a request with an idempotency key is repeated. */
const keyLifetime = 24 * 3_600_000

const Stored = z.object({
  hash: z.string(),
  result: z.object({ body: z.record(z.string(), z.unknown()), text: z.string() }),
})

/**
 * Counts requests of an agent, and of all agents of its network: what an agent calls itself can be made up. Throws
 * AgentError.
 */
export async function limitAgent(request: FastifyRequest, { limits }: AgentOptions, times = 1) {
  if (!limits) return
  const network = rateLimitKeyOf(request.ip)
  const agent = String(request.headers['ucp-agent'] ?? request.headers['user-agent'] ?? '').slice(
    0,
    200,
  )
  const wait =
    (await limits.take(network, 'agentNetwork', times)) ??
    (await limits.take(`${agent} ${network}`, 'agent', times))
  if (wait !== undefined) throw AgentError.rateLimited(wait)
}

/**
 * Runs an operation for the agent of a request: checks its input, negotiates with its platform, and repeats the result of an
 * earlier request with the same idempotency key. Throws AgentError.
 */
export async function runOperation(
  operation: Operation,
  input: Record<string, unknown>,
  request: FastifyRequest,
  options: AgentOptions,
): Promise<Result> {
  const parsed = operation.input.safeParse(input)
  if (!parsed.success) throw new AgentError('invalid', argumentErrors(parsed.error))
  // Every operation of UCP has it; those of the shop alone do not.
  const given = meta.safeParse(parsed.data['meta']).data
  const profile = given?.['ucp-agent']?.profile
  const negotiated = profile === undefined ? undefined : await options.profiles.negotiate(profile)
  const { capability } = operation
  if (negotiated && capability && !negotiated.isActive(capabilities[capability].name))
    throw new AgentError(
      'capabilities_incompatible',
      `Your profile does not have ${capabilities[capability].name}.`,
      {
        severity: 'unrecoverable',
      },
    )
  const idempotencyKey = given?.['idempotency-key']
  const caller = callerOf(request, options, { profile, idempotencyKey, ...negotiated })
  const run = () => operation.run(parsed.data as never, caller)
  if (operation.hints.readOnly || !idempotencyKey) return run()
  const { meta: _, ...rest } = input
  const hash = createHash('sha256').update(JSON.stringify(rest)).digest('hex')
  return once(`key ${profile ?? ''} ${operation.name} ${idempotencyKey}`, hash, options, run)
}

const inFlight = new Map<string, Promise<Result>>()

async function once(
  key: string,
  hash: string,
  { store }: AgentOptions,
  run: () => Promise<Result>,
) {
  await inFlight.get(key)?.catch(() => undefined)
  const known = Stored.safeParse(await store.get(key)).data
  if (known && known.hash !== hash)
    throw new AgentError(
      'idempotency_conflict',
      'This idempotency key was used for another request. Use a new one.',
    )
  if (known) return known.result
  const pending = inFlight.get(key)
  if (pending) return pending
  const running = run()
  inFlight.set(key, running)
  try {
    const result = await running
    await store.set(key, { hash, result }, keyLifetime)
    return result
  } finally {
    inFlight.delete(key)
  }
}

/** The sentences about arguments that do not fit the schema of an operation. */
const argumentErrors = ({ issues }: z.ZodError) =>
  issues
    .slice(0, 5)
    .map(({ path, message }) => `${path.join('.') || 'The arguments'}: ${message}`)
    .join('; ')
