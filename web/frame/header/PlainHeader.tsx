import type { ReactNode } from 'react'
import { useFrame } from '#web/core/SiteProvider.tsx'
import { frameCopy } from '#web/generated/messages/frameCopy.ts'
import { pathTo } from '#web/paths.ts'
import { ChevronIcon } from '#web/ui/icons.tsx'
import { Logo } from './Logo.tsx'
import styles from './PlainHeader.module.css'

/** A header without menus: a link to the shop and the logo. `end` is shown opposite the link. */
export function PlainHeader({ end }: { end?: ReactNode }) {
  const { data } = useFrame()
  return (
    <header className={styles.header}>
      <div className={styles.bar}>
        <a className={styles.back} href={pathTo('shop')}>
          <ChevronIcon size={16} direction="left" />
          {frameCopy.backToShop}
        </a>
        <Logo site={data?.site} />
        <div className={styles.end}>{end}</div>
      </div>
    </header>
  )
}
