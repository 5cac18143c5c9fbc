import { useQuery } from '@tanstack/react-query'
import type { StaffSession } from '@vitrine/commerce/staff/people.ts'
import { HttpError, request } from './api.ts'
import { queries, sessionKey } from './queries.ts'
import { discardUnsaved } from './unsaved.tsx'

/** The member who is signed in, or null after the session has ended. */
export const useSession = () =>
  useQuery<StaffSession | null>({
    queryKey: sessionKey,
    queryFn: () =>
      request<StaffSession>('/staff/session', 'GET').catch((error: unknown) => {
        if (error instanceof HttpError && error.status === 401) return null
        throw error
      }),
    // Read once: what is requested next notices its end.
    staleTime: 'static',
  })

/** The role of the member who is signed in. */
export const useRole = () => useSession().data?.role

interface Credentials {
  login: string
  password: string
  code?: string | undefined
}

/** Signs in, and drops cached data if the member differs from the one before. Throws HttpError. */
export async function signIn(credentials: Credentials, before?: StaffSession): Promise<void> {
  const session = await request<StaffSession>('/staff/session', 'POST', credentials)
  if (before && before.login !== session.login) {
    discardUnsaved()
    return location.reload()
  }
  queries.setQueryData(sessionKey, session)
  await queries.invalidateQueries()
}

/** Reads the member who is signed in again, with everything else that is shown. */
export async function refreshSession(): Promise<void> {
  queries.setQueryData(sessionKey, await request<StaffSession>('/staff/session', 'GET'))
  await queries.invalidateQueries()
}

/** Signs out and drops all cached data. Throws HttpError. */
export async function signOut(): Promise<void> {
  await request('/staff/session', 'DELETE')
  discardUnsaved()
  location.replace('/admin/#/')
  location.reload()
}
