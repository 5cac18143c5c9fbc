import type { ReactNode } from 'react'
import type { Layout } from '#web/core/page/definePage.ts'
import { PlainFooter } from '#web/frame/footer/PlainFooter.tsx'
import { PlainHeader } from '#web/frame/header/PlainHeader.tsx'
import { CartButton } from '#web/frame/header/VisitorLinks.tsx'
import type { Elements } from '#web/lib/elements.ts'
import { AccountMenu, useIsGuestPage } from '#web/shop/customer/account/AccountMenu.tsx'
import { useSession } from '#web/shop/customer/session/useSession.ts'
import accountStyles from './AccountLayout.module.css'
import styles from './CheckoutLayout.module.css'
import { DefaultLayout } from './DefaultLayout.tsx'

/** The minimal layout: a link to the shop, the name, the page (frame.layout.*). */
function MinimalLayout({ children }: { children: ReactNode }) {
  return (
    <>
      <PlainHeader />
      <main id="content" tabIndex={-1}>
        {children}
      </main>
    </>
  )
}

/** The layout of the checkout: the name, links to the shop and the bag, no navigation (frame.layout.*). */
function CheckoutLayout({ children }: { children: ReactNode }) {
  return (
    <div className={styles.frame}>
      <PlainHeader end={<CartButton />} />
      <main id="content" className={styles.content} tabIndex={-1}>
        {children}
      </main>
      <PlainFooter secure />
    </div>
  )
}

/** The layout of the account area: its menu beside the page (frame.layout.*). */
function AccountLayout({ children }: { children: ReactNode }) {
  const { status } = useSession()
  const isGuestPage = useIsGuestPage()
  return (
    <div className={accountStyles.area}>
      <AccountMenu />
      {/* What a guest sees without the menu is a new element: one that moves would be a layout shift. */}
      <div
        key={status === 'guest' && !isGuestPage ? 'alone' : 'beside'}
        className={accountStyles.page}
      >
        {children}
      </div>
    </div>
  )
}

/**
 * The frame around a page, by the page's `layout` (frame.layout.*). The account's frame is inside the default one, so
 * that the header stays between pages of both.
 */
export const layouts: Record<Layout, (page: Elements) => Elements> = {
  default: (page) => <DefaultLayout>{page}</DefaultLayout>,
  account: (page) => (
    <DefaultLayout>
      <AccountLayout>{page}</AccountLayout>
    </DefaultLayout>
  ),
  checkout: (page) => <CheckoutLayout>{page}</CheckoutLayout>,
  minimal: (page) => <MinimalLayout>{page}</MinimalLayout>,
}
