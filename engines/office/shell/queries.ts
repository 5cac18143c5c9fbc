import { QueryClient } from '@tanstack/react-query'

/** The cache of what was read of the CMS. */
export const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } })

/** The query key of the signed-in member, whose value is null after the session has ended. */
export const sessionKey = ['session']
