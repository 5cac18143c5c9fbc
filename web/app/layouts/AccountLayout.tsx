import type { ReactNode } from 'react'
import { AccountMenu, useIsGuestPage } from '#web/shop/customer/account/AccountMenu.tsx'
import { useSession } from '#web/shop/customer/session/useSession.ts'
import styles from './AccountLayout.module.css'

/** The layout of the account area: its menu beside the page (frame.layout.*). */
export function AccountLayout({ children }: { children: ReactNode }) {
  const { status } = useSession()
  const isGuestPage = useIsGuestPage()
  return (
    <div className={styles.area}>
      <AccountMenu />
      {/* What a guest sees without the menu is a new element: one that moves would be a layout shift. */}
      <div key={status === 'guest' && !isGuestPage ? 'alone' : 'beside'} className={styles.page}>
        {children}
      </div>
    </div>
  )
}
