import type { ReactNode } from 'react'
import { AccountMenu } from '#web/shop/customer/account/AccountMenu.tsx'
import styles from './AccountLayout.module.css'

/** The layout of the account area: its menu beside the page (frame.layout.*). */
export function AccountLayout({ children }: { children: ReactNode }) {
  return (
    <div className={styles.area}>
      <AccountMenu />
      <div className={styles.page}>{children}</div>
    </div>
  )
}
