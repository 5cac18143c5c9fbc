import type { ReactNode } from 'react'
import { AccountMenu } from '#web/shop/customer/account/AccountMenu.tsx'
import styles from './AccountLayout.module.css'

/** The account area: its side menu, where there is one, beside the page (SPEC §2). */
export function AccountLayout({ children }: { children: ReactNode }) {
  return (
    <div className={styles.area}>
      <AccountMenu />
      <div className={styles.page}>{children}</div>
    </div>
  )
}
