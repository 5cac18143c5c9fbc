import { AsyncLocalStorage } from 'node:async_hooks'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { loggedAddress } from './redactAddresses.ts'

interface Running {
  request?: Pick<FastifyRequest, 'id' | 'method' | 'url' | 'routeOptions'>
  /** The name of a GraphQL operation. */
  operation?: string
  /** The name of a background task. */
  task?: string
}

const running = new AsyncLocalStorage<Running>()

/** Names what runs, as the log does. */
function describe({ request, ...names }: Running) {
  if (!request) return names
  const { id, method, url, routeOptions } = request
  return { requestId: id, method, route: routeOptions.url, url: loggedAddress(url), ...names }
}

/** The call that runs, where it is in the code, and the processor time that its thread has used. */
export interface ReadCall {
  call: ReturnType<typeof describe> | undefined
  stack: string
  microseconds: number
}

/** An expression for the thread of the watchdog, which evaluates it in this one: a ReadCall as JSON. */
export const runningCall = `globalThis[Symbol.for('vitrine.runningCall')]?.()`

Reflect.set(globalThis, Symbol.for('vitrine.runningCall'), () => {
  const store = running.getStore()
  const [, ...frames] = (new Error().stack ?? '').split('\n')
  const { user, system } = process.threadCpuUsage()
  const read: ReadCall = {
    call: store && describe(store),
    stack: frames.slice(2).join('\n'),
    microseconds: user + system,
  }
  return JSON.stringify(read)
})

/** Lets the watchdog name the requests of a server. */
export function registerRunningCalls(app: FastifyInstance) {
  // The stream of a body is read outside the context of the first hook.
  for (const hook of ['onRequest', 'preValidation'] as const)
    app.addHook(hook, (request: FastifyRequest, _: unknown, done: () => void) =>
      running.run({ request }, done),
    )
}

/** Lets the watchdog name a background task. */
export const runTask = <Result>(task: string, work: () => Result): Result =>
  running.run({ task }, work)

/** Names the GraphQL operation of the request that runs. */
export function nameOperation(operation: string | undefined) {
  const store = running.getStore()
  if (store && operation !== undefined) store.operation = operation
}
