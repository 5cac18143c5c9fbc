import type { ReactNode } from 'react'
import { useFrame } from '#web/core/SiteProvider.tsx'
import { pathTo } from '#web/paths.ts'
import { ChevronIcon } from '#web/ui/icons.tsx'
import { Logo } from './Logo.tsx'
import styles from './PlainHeader.module.css'

/** A header without menus: the way back to the shop and its name. `end` stands opposite the way back. */
export function PlainHeader({ end }: { end?: ReactNode }) {
  const { data } = useFrame()
  return (
    <header className={styles.header}>
      <div className={styles.bar}>
        <a className={styles.back} href={pathTo('shop')}>
          <ChevronIcon size={16} direction="left" />
          Back to shop
        </a>
        <Logo site={data?.site} />
        <div className={styles.end}>{end}</div>
      </div>
    </header>
  )
}
