import { type UseQueryOptions, useQuery } from '@tanstack/react-query'
import { call, HttpError, type Result } from './api.ts'

/** Seconds after which what is shown is read again, so that work of others appears. */
const usualSeconds = 20

/** Reads an operation's result, again after each change and at intervals while the session lasts. */
export const useOperation = <Name extends string>(
  name: Name,
  input: object = {},
  {
    refreshSeconds = usualSeconds,
    ...options
  }: Pick<UseQueryOptions<Result<Name>>, 'gcTime' | 'placeholderData'> & {
    refreshSeconds?: number
  } = {},
) =>
  useQuery<Result<Name>>({
    queryKey: [name, input],
    queryFn: () => call(name, input),
    refetchInterval: ({ state: { error } }) =>
      !(error instanceof HttpError && error.status === 401) && refreshSeconds * 1000,
    ...options,
  })
