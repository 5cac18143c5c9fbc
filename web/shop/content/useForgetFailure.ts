import { useApolloClient } from '@apollo/client/react'
import { useEffect } from 'react'

/**
 * Forgets, on leaving, that a field of the query root could not be had: an answer with gaps is kept as `null`,
 * which on the next visit would read as a page that does not exist.
 */
export function useForgetFailure(hasFailed: boolean, fieldName: string, args: object) {
  const client = useApolloClient()
  const key = JSON.stringify(args)
  useEffect(() => {
    if (!hasFailed) return
    return () => {
      client.cache.evict({ id: 'ROOT_QUERY', fieldName, args: JSON.parse(key) })
    }
  }, [client, hasFailed, fieldName, key])
}
