import { useLocation } from 'wouter'
import { classes } from '#web/lib/classes.ts'
import { pathTo } from '#web/paths.ts'
import { accountCopy } from '../copy.ts'
import { SignOut } from '../session/SignOut.tsx'
import { useSession } from '../session/useSession.ts'
import styles from './AccountMenu.module.css'

const pages = [
  { title: 'Personal Information', path: pathTo('editAccount') },
  { title: 'Order History', path: pathTo('orders') },
]

const guestPages: string[] = [pathTo('account'), pathTo('lostPassword')]

/**
 * Whether the account area shows its menu. On customers' pages it is pending until the session is known, and reserves its
 * space meanwhile, so that it does not move them (pages.layout-shift.account).
 */
export function useAccountMenu(): 'shown' | 'pending' | 'absent' {
  const { status } = useSession()
  const [path] = useLocation()
  if (status === 'signedIn') return 'shown'
  return status === 'unknown' && !guestPages.includes(path) ? 'pending' : 'absent'
}

/** The side menu of the account area (frame.account-menu.items); nothing for a guest. */
export function AccountMenu() {
  const menu = useAccountMenu()
  const [path] = useLocation()
  if (menu === 'absent') return null
  return (
    <nav
      className={classes(styles.menu, menu === 'pending' && styles.pending)}
      aria-label={accountCopy.menu}
    >
      <ul className={styles.links}>
        {pages.map((page) => (
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
          <SignOut className={styles.link} />
        </li>
      </ul>
    </nav>
  )
}
