import { type AuthProvider, type DataProvider, HttpError, type I18nProvider } from 'ra-core'
import type { StaffRole, StaffSession } from '#contract/staff/people.ts'
import { call, request } from './api.ts'

let session: Promise<StaffSession> | undefined

/** The member who is signed in; the response is cached until the session ends. */
function readSession(): Promise<StaffSession> {
  session ??= request<StaffSession>('/staff/session', 'GET')
  session.catch(() => {
    session = undefined
  })
  return session
}

export const authProvider: AuthProvider = {
  login: async (credentials: { login: string; password: string }) => {
    session = request<StaffSession>('/staff/session', 'POST', credentials)
    await readSession()
  },
  logout: async () => {
    const wasSignedIn = session !== undefined
    session = undefined
    if (wasSignedIn) await request('/staff/session', 'DELETE').catch(() => undefined)
  },
  checkAuth: async () => {
    await readSession()
  },
  // A session that has ended leads to the sign-in; what a role does not allow is a message.
  checkError: async (error: unknown) => {
    if (!(error instanceof HttpError) || error.status !== 401) return
    session = undefined
    throw error
  },
  getIdentity: async () => {
    const { login, name, isContentOnly, engineUrl } = await readSession()
    return { id: login, fullName: name, isContentOnly, engineUrl }
  },
  // Nothing before the sign-in: an error would lead from the link of a password to the sign-in.
  getPermissions: (): Promise<StaffRole | undefined> =>
    readSession().then(
      ({ role }) => role,
      () => undefined,
    ),
}

const unsupported = () => Promise.reject(new Error('Changes are operations: useAction'))

/** Reads lists page by page; a row is identified by its first field. */
export const dataProvider: DataProvider = {
  getList: async (
    resource,
    { pagination: { page, perPage } = { page: 1, perPage: 25 }, filter },
  ) => {
    const { rows, total } = await call(resource as 'orders', { ...filter, page, limit: perPage })
    return { data: rows.map((row) => ({ ...row, id: Object.values(row)[0] })) as never, total }
  },
  getOne: unsupported,
  getMany: unsupported,
  getManyReference: unsupported,
  create: unsupported,
  update: unsupported,
  updateMany: unsupported,
  delete: unsupported,
  deleteMany: unsupported,
}

const texts: Record<string, string> = {
  'ra.auth.auth_check_error': 'Sign in to go on.',
  'ra.notification.logged_out': 'Your session has ended. Sign in again.',
}

export const i18nProvider: I18nProvider = {
  translate: (key, options) => texts[key] ?? options?._ ?? key,
  changeLocale: () => Promise.resolve(),
  getLocale: () => 'en',
}
