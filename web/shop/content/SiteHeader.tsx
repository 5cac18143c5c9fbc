import type { Ref } from 'react'
import { classes } from '#web/lib/classes.ts'
import { IconButton, IconLink } from '#web/ui/IconButton.tsx'
import { BagIcon, HeartIcon, MenuIcon, PersonIcon, SearchIcon } from '#web/ui/icons.tsx'
import { Logo } from './Logo.tsx'
import { MobileMenu } from './MobileMenu.tsx'
import { useOverlays } from './overlays.ts'
import { PrimaryNavigation } from './PrimaryNavigation.tsx'
import styles from './SiteHeader.module.css'
import { useSiteQuery } from './site.generated.ts'
import { useVisitor } from './useVisitor.ts'

interface SiteHeaderProps {
  /** Out of sight, to leave more of the page. */
  hidden: boolean
  ref?: Ref<HTMLElement>
}

/** The header of the shop: navigation, name, and the ways to search, account, wishlist and bag. */
export function SiteHeader({ hidden, ref }: SiteHeaderProps) {
  const { data, loading } = useSiteQuery({ errorPolicy: 'all' })
  const site = loading ? data?.site : (data?.site ?? null)
  const overlays = useOverlays()
  return (
    <>
      <header className={classes(styles.header, hidden && styles.hidden)} ref={ref}>
        <div className={styles.bar}>
          <div className={styles.start}>
            <IconButton
              className={styles.narrow}
              label="Menu"
              icon={<MenuIcon />}
              aria-haspopup="dialog"
              onClick={() => overlays.open('menu')}
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
            <SearchTrigger className={styles.wide} />
            <VisitorLinks />
          </div>
        </div>
      </header>
      <MobileMenu site={site} />
    </>
  )
}

function SearchTrigger({ className }: { className: string | undefined }) {
  const overlays = useOverlays()
  return (
    <IconButton
      className={className}
      label="Search"
      icon={<SearchIcon />}
      aria-haspopup="dialog"
      onClick={() => overlays.open('search')}
    />
  )
}

function VisitorLinks() {
  const overlays = useOverlays()
  const { accountName, bagCount } = useVisitor()
  return (
    <>
      <a className={classes(styles.account, styles.wide)} href="/my-account">
        <PersonIcon />
        <span className={styles.accountName}>{accountName}</span>
      </a>
      <IconLink label="Wishlist" icon={<HeartIcon />} href="/wishlist" />
      <IconButton
        label={bagCount === 0 ? 'Shopping Bag' : `Shopping Bag, ${bagCount}`}
        icon={
          <span className={styles.bag}>
            <BagIcon />
            {bagCount > 0 ? (
              <span className={styles.count} aria-hidden="true">
                {bagCount}
              </span>
            ) : null}
          </span>
        }
        aria-haspopup="dialog"
        onClick={() => overlays.open('bag')}
      />
    </>
  )
}
