import type { ReactNode } from 'react'
import { PlainFooter } from '#web/frame/footer/PlainFooter.tsx'
import { PlainHeader } from '#web/frame/header/PlainHeader.tsx'
import { BagButton } from '#web/frame/header/VisitorLinks.tsx'
import styles from './CheckoutLayout.module.css'

/** The layout of the checkout: the name, links to the shop and the bag, no navigation (frame.layout.*). */
export function CheckoutLayout({ children }: { children: ReactNode }) {
  return (
    <div className={styles.frame}>
      <PlainHeader end={<BagButton />} />
      <main id="content" className={styles.content} tabIndex={-1}>
        {children}
      </main>
      <PlainFooter secure />
    </div>
  )
}
