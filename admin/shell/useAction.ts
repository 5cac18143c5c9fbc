import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useLogoutIfAccessDenied, useNotify } from 'ra-core'
import { useEffect } from 'react'
import { call, messagesOf, type Result } from './api.ts'

/** Seconds after which what is shown is read again, so that work of others appears. */
const refreshSeconds = 20

/** Reads an operation's result, again after each change and at intervals. A session that has ended leads to the sign-in. */
export function useOperation<Name extends string>(
  name: Name,
  input: object = {},
  options: { gcTime?: number } = {},
) {
  const leaveIfDenied = useLogoutIfAccessDenied()
  const query = useQuery<Result<Name>>({
    queryKey: [name, input],
    queryFn: () => call(name, input),
    refetchInterval: refreshSeconds * 1000,
    retry: false,
    ...options,
  })
  const { error } = query
  useEffect(() => {
    if (error) void leaveIfDenied(error)
  }, [error, leaveIfDenied])
  return query
}

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
 * Returns the function that performs a change, notifies of its result, and reads again what is shown. It resolves with
 * whether it was done; what was rejected is read again too, because another person may have changed it.
 */
export function useAction() {
  const queries = useQueryClient()
  const notify = useNotify()
  const leaveIfDenied = useLogoutIfAccessDenied()
  return async (operation: string, input: object, isReported = true): Promise<boolean> => {
    try {
      const message = await callOnce(operation, input)
      // Before the notice: the next step needs the version that this one has made.
      await queries.invalidateQueries()
      notify(typeof message === 'string' ? message : 'Done.', { type: 'success' })
      return true
    } catch (error) {
      if (await leaveIfDenied(error)) return false
      await queries.invalidateQueries()
      if (!isReported) throw error
      notify(messagesOf(error).join(' '), { type: 'error' })
      return false
    }
  }
}
