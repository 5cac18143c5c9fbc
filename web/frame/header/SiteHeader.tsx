import type { Ref } from 'react'
import { useOpenOverlay } from '#web/core/overlays.ts'
import { useFrame } from '#web/core/SiteProvider.tsx'
import { frameCopy } from '#web/generated/messages/frameCopy.ts'
import { IconButton } from '#web/ui/IconButton.tsx'
import { MenuIcon, SearchIcon } from '#web/ui/icons.tsx'
import { Logo } from './Logo.tsx'
import { PrimaryNavigation } from './PrimaryNavigation.tsx'
import styles from './SiteHeader.module.css'
import { AccountLink, CartButton, HeaderLanguage, WishlistLink } from './VisitorLinks.tsx'

interface SiteHeaderProps {
  /** Whether it is scrolled out of view (frame.header.hide); bars below it follow by the attribute `data-hidden`. */
  hidden: boolean
  ref?: Ref<HTMLElement>
}

/** The header: navigation, logo, and links to search, account, wishlist and bag (frame.header.*). */
export function SiteHeader({ hidden, ref }: SiteHeaderProps) {
  const { data, loading } = useFrame()
  const site = loading ? data?.site : (data?.site ?? null)
  const openOverlay = useOpenOverlay()
  return (
    <header className={styles.header} data-hidden={hidden || undefined} ref={ref}>
      <div className={styles.bar}>
        <div className={styles.start}>
          <IconButton
            className={styles.narrow}
            label={frameCopy.menu}
            icon={<MenuIcon />}
            aria-haspopup="dialog"
            onClick={() => openOverlay('menu')}
          />
          <SearchTrigger className={styles.narrow} />
        </div>
        <div className={styles.logo}>
          <Logo site={site} />
        </div>
        <div className={styles.navigation}>
          <PrimaryNavigation site={site} />
        </div>
        <div className={styles.end}>
          <AccountLink className={styles.wide} />
          <HeaderLanguage className={styles.language} />
          <SearchTrigger className={styles.wide} />
          <WishlistLink />
          <CartButton />
        </div>
      </div>
    </header>
  )
}

function SearchTrigger({ className }: { className: string | undefined }) {
  const openOverlay = useOpenOverlay()
  return (
    <IconButton
      className={className}
      label={frameCopy.search}
      icon={<SearchIcon />}
      aria-haspopup="dialog"
      onClick={() => openOverlay('search')}
    />
  )
}
