import type { ReactNode } from 'react'
import { AccountMenu, useAccountMenu } from '#web/shop/customer/account/AccountMenu.tsx'
import styles from './AccountLayout.module.css'

/** The layout of the account area: its menu beside the page (frame.layout.*). */
export function AccountLayout({ children }: { children: ReactNode }) {
  const menu = useAccountMenu()
  return (
    <div className={styles.area}>
      <AccountMenu />
      {/* Without the menu it is a new element: one that moves would be a layout shift. */}
      <div key={menu === 'absent' ? 'alone' : 'beside'} className={styles.page}>
        {children}
      </div>
    </div>
  )
}
