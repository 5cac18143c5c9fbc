import { useLocation } from 'wouter'
import { pathTo } from '#web/paths.ts'
import { accountCopy } from '../copy.ts'
import { SignOut } from '../session/SignOut.tsx'
import { useVisitor } from '../session/useVisitor.ts'
import styles from './AccountMenu.module.css'

const pages = [
  { title: 'Personal Information', path: pathTo('editAccount') },
  { title: 'Order History', path: pathTo('orders') },
]

/** The side menu of the account area (frame.account-menu.items); nothing for a guest. */
export function AccountMenu() {
  const { isSignedIn } = useVisitor()
  const [path] = useLocation()
  if (!isSignedIn) return null
  return (
    <nav className={styles.menu} aria-label={accountCopy.menu}>
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
