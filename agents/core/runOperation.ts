import { createHash } from 'node:crypto'
import { rateLimitKey } from '@vitrine/contract/service/rateLimits.ts'
import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import { AgentError } from './agentError.ts'
import {
  type AgentOptions,
  createCaller,
  type meta,
  type Operation,
  type Result,
  senderKey,
} from './caller.ts'
import { capabilities } from './protocol.ts'

/** The maximum of bytes of a request. */
export const maxBody = 64 * 1024

/** Milliseconds for which the result of a request with an idempotency key is repeated. */
const keyLifetime = 24 * 3_600_000

const Stored = z.object({
  hash: z.string(),
  result: z.object({ body: z.record(z.string(), z.unknown()), text: z.string() }),
})

/**
 * Counts requests of an agent, and of all agents of its network, because an agent's own name can be made up. Throws
 * AgentError.
 */
export async function limitAgent(request: FastifyRequest, { limits }: AgentOptions, times = 1) {
  if (!limits) return
  const network = rateLimitKey(request.ip)
  const { 'ucp-agent': profile, 'user-agent': client = '' } = request.headers
  const agent = String(profile ?? client).slice(0, 200)
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
  options.observe?.(request.id, operation.name)
  const parsed = operation.input.safeParse(input)
  if (!parsed.success) throw new AgentError('invalid', argumentErrors(parsed.error))
  // Every operation of UCP has it; those of the shop alone do not.
  const given = parsed.data['meta'] as z.infer<typeof meta>
  const profile = given?.['ucp-agent']?.profile
  const negotiated = profile === undefined ? undefined : await options.profiles.negotiate(profile)
  const needed = operation.capability && capabilities[operation.capability].name
  if (negotiated && needed && !negotiated.isActive(needed)) {
    const message = `Your profile does not have ${needed}.`
    throw new AgentError('capabilities_incompatible', message, { severity: 'unrecoverable' })
  }
  const run = () => operation.run(parsed.data as never, createCaller(request, options, negotiated))
  const idempotencyKey = given?.['idempotency-key']
  if (operation.hints.readOnly || !idempotencyKey) return run()
  const { meta: _, ...rest } = input
  const hash = createHash('sha256').update(JSON.stringify(rest)).digest('hex')
  const key = `key ${profile ?? ''} ${operation.name} ${idempotencyKey}`
  // A repetition waits for the first request, also in another gateway.
  return options.store.exclusive(key, async () => {
    const storedResult = Stored.safeParse(await options.store.get(key, 'results')).data
    if (storedResult && storedResult.hash !== hash) {
      const message = 'This idempotency key was used for another request. Use a new one.'
      throw new AgentError('idempotency_conflict', message)
    }
    if (storedResult) return storedResult.result
    const result = await run()
    const share = { kind: 'results', sender: senderKey(request, options) } as const
    await options.store.set(key, { hash, result }, keyLifetime, share)
    return result
  })
}

/** Sentences about a value of another type, by the expected one. */
const expectations: Readonly<Record<string, string>> = {
  array: 'Send a list, such as ["a", "b"].',
  object: 'Send an object, such as {"name": "value"}.',
  record: 'Send an object, such as {"name": true}.',
  int: 'Send a whole number, such as 3.',
  number: 'Send a number, such as 3.',
  boolean: 'Send true or false.',
  string: 'Send a text.',
}

/** The sentences about arguments that do not fit the schema of an operation. */
const argumentErrors = ({ issues }: z.ZodError) =>
  issues
    .slice(0, 5)
    .map((issue) => {
      const path = issue.path.join('.').slice(0, 200) || 'The arguments'
      const expected = issue.code === 'invalid_type' ? expectations[issue.expected] : undefined
      return `${path}: ${expected ?? issue.message}`
    })
    .join('; ')
