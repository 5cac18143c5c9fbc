import type { ReactNode } from 'react'
import type { Layout } from '#web/core/page/definePage.ts'
import { AccountLayout } from './AccountLayout.tsx'
import { CheckoutLayout } from './CheckoutLayout.tsx'
import { DefaultLayout } from './DefaultLayout.tsx'
import { MinimalLayout } from './MinimalLayout.tsx'

/**
 * The frame around a page, by the page's `layout` (frame.layout.*). Pages of one layout change inside the same frame. The
 * account's frame is inside the default one, so that the header stays between pages of both.
 */
export const layouts: Record<Layout, (page: ReactNode) => ReactNode> = {
  default: (page) => <DefaultLayout>{page}</DefaultLayout>,
  account: (page) => (
    <DefaultLayout>
      <AccountLayout>{page}</AccountLayout>
    </DefaultLayout>
  ),
  checkout: (page) => <CheckoutLayout>{page}</CheckoutLayout>,
  minimal: (page) => <MinimalLayout>{page}</MinimalLayout>,
}
