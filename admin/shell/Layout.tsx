import {
  type CoreLayoutProps,
  type NotificationPayload,
  useGetIdentity,
  useLogout,
  useNotificationContext,
  usePermissions,
  useTranslate,
} from 'ra-core'
import { type Dispatch, type SetStateAction, useEffect } from 'react'
import { Navigate, NavLink, useLocation } from 'react-router-dom'
import type { StaffRole } from '#contract/staff/people.ts'

const pages: [path: string, title: string, roles: readonly StaffRole[]][] = [
  ['/', 'Work', ['staff', 'manager']],
  ['/orders', 'Orders', ['staff', 'manager']],
  ['/stock', 'Stock', ['staff', 'manager']],
  ['/products', 'Products', ['manager', 'editor']],
  ['/content', 'Content', ['manager', 'editor']],
  ['/people', 'People', ['manager']],
  ['/records', 'Records', ['manager']],
]

/** Pages of a shop whose products and orders are those of another engine. */
const contentPages = new Set(['/content', '/images', '/people', '/records'])

/** The frame of every page: where one can go, who is signed in, and what has happened. */
export function Layout({ children }: CoreLayoutProps) {
  const { identity } = useGetIdentity()
  const { permissions } = usePermissions<StaffRole>()
  const logout = useLogout()
  const [, page] = useLocation().pathname.split('/')
  const isContentOnly = Boolean(identity?.['isContentOnly'])
  if (isContentOnly && !contentPages.has(`/${page}`)) return <Navigate to="/content" replace />
  return (
    <>
      <a className="skip" href="#content">
        Skip to content
      </a>
      <header className="bar">
        <strong>Vitrine</strong>
        <nav aria-label="Back office">
          {pages
            .filter(([path]) => !isContentOnly || contentPages.has(path))
            .filter(([, , roles]) => roles.some((role) => role === permissions))
            .map(([path, title]) => (
              <NavLink key={path} to={path} end={path === '/'}>
                {title}
              </NavLink>
            ))}
          {identity?.['engineUrl'] && <a href={identity['engineUrl']}>Orders and products</a>}
        </nav>
        <div className="who">
          <span>{identity?.fullName}</span>{' '}
          <button type="button" onClick={() => logout()}>
            Sign out
          </button>
        </div>
      </header>
      <main id="content" tabIndex={-1}>
        {children}
      </main>
      <Notices />
    </>
  )
}

/** The values of the context; its own types are lost in how the package declares them. */
interface NotificationState {
  notifications: NotificationPayload[]
  setNotifications: Dispatch<SetStateAction<NotificationPayload[]>>
}

const noticeMilliseconds = { success: 8000, error: 30_000 }

/** The newest notification, for some seconds; assistive technology announces it. */
export function Notices() {
  const { notifications, setNotifications }: NotificationState = useNotificationContext()
  const translate = useTranslate()
  const newest = notifications.at(-1)
  useEffect(() => {
    if (!newest) return
    const timer = setTimeout(
      () => setNotifications([]),
      noticeMilliseconds[newest.type === 'error' ? 'error' : 'success'],
    )
    return () => clearTimeout(timer)
  }, [newest, setNotifications])
  return (
    <div className="notices" aria-live="polite">
      {newest && (
        <p key={notifications.length} className={newest.type}>
          {translate(String(newest.message), { _: String(newest.message) })}
        </p>
      )}
    </div>
  )
}

/** The heading of a page, and the title of the window. */
export function Title({ children }: { children: string }) {
  useEffect(() => {
    document.title = `${children} · Vitrine back office`
  }, [children])
  return <h1>{children}</h1>
}
