import { useLocation, useSearch } from 'wouter'
import { accountCopy } from '#web/generated/messages/accountCopy.ts'
import { sessionCopy } from '#web/generated/messages/sessionCopy.ts'
import { classes } from '#web/lib/classes.ts'
import { pathTo } from '#web/paths.ts'
import { SignOut } from '../session/SignOut.tsx'
import { useSession } from '../session/useSession.ts'
import styles from './AccountMenu.module.css'

const pages = () => [
  { title: sessionCopy.details, path: pathTo('editAccount') },
  { title: sessionCopy.orders, path: pathTo('orders') },
]

const guestPages = () => [pathTo('account'), pathTo('lostPassword')]

/** Whether a page of the account area is for guests too: an order by its access key is. */
export function useIsGuestPage(): boolean {
  const [path] = useLocation()
  const search = useSearch()
  return guestPages().includes(path) || new URLSearchParams(search).has('key')
}

/**
 * The side menu of the account area (frame.account-menu.items), nothing for a guest, with its space reserved on
 * customers' pages until the session is known (pages.layout-shift.account).
 */
export function AccountMenu() {
  const { status } = useSession()
  const [path] = useLocation()
  const isGuestPage = useIsGuestPage()
  const isPending = status === 'unknown' && !isGuestPage
  if (status !== 'signedIn' && !isPending) return null
  return (
    <nav
      className={classes(styles.menu, isPending && styles.pending)}
      aria-label={accountCopy.menu}
    >
      <ul className={styles.links}>
        {pages().map((page) => (
          <li key={page.path}>
            <a
              className={styles.link}
              href={page.path}
              aria-current={path === page.path ? 'page' : undefined}
            >
              {page.title}
            </a>
          </li>
        ))}
        <li>
          {isPending ? (
            <span className={styles.link}>{sessionCopy.logout}</span>
          ) : (
            <SignOut className={styles.link} />
          )}
        </li>
      </ul>
    </nav>
  )
}
