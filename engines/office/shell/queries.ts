import { QueryClient } from '@tanstack/react-query'

/** The cache of what was read of the CMS. */
export const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } })

/** The key under which the member who is signed in is stored; null after the session has ended. */
export const sessionKey = ['session']
