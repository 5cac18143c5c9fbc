import { call, errorMessages } from './api.ts'
import { notify } from './Notices.tsx'
import { queries } from './queries.ts'

/** Changes that have not responded yet, by what was sent: a second press gets the response of the first. */
const pending = new Map<string, Promise<string | object>>()

function callOnce(operation: string, input: object): Promise<string | object> {
  const press = JSON.stringify([operation, input])
  const first = pending.get(press)
  if (first) return first
  const response = call(operation, input).finally(() => pending.delete(press))
  pending.set(press, response)
  return response
}

/**
 * Performs a change, notifies of its result, reads again what is shown, and resolves with whether the change was done.
 * Throws instead of notifying with `isReported: false`.
 */
export async function act(operation: string, input: object, isReported = true): Promise<boolean> {
  try {
    const message = await callOnce(operation, input)
    // Before the notice: the next step needs the version that this one has made.
    await queries.invalidateQueries()
    notify('success', typeof message === 'string' ? message : 'Done.')
    return true
  } catch (error) {
    await queries.invalidateQueries()
    if (!isReported) throw error
    notify('error', errorMessages(error).join(' '))
    return false
  }
}

/** A new idempotency key, without randomUUID, which browsers have on secure pages only. */
export const newKey = (): string => crypto.getRandomValues(new Uint32Array(4)).join('-')
