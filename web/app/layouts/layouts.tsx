import type { ReactNode } from 'react'
import type { Layout } from '../route.ts'
import { AccountLayout } from './AccountLayout.tsx'
import { CheckoutLayout } from './CheckoutLayout.tsx'
import { DefaultLayout } from './DefaultLayout.tsx'
import { MinimalLayout } from './MinimalLayout.tsx'

/**
 * What stands around a page, by its route's `layout` (SPEC §2 Layouts). Pages of one layout change
 * inside the same frame; the account's stands in the default one, so that the header stays between them.
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
