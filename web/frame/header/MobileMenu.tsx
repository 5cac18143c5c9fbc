import { useEffect } from 'react'
import { useOpenOverlay, useOverlays } from '#web/core/overlays.ts'
import { useSite } from '#web/core/SiteProvider.tsx'
import type { MenuItemFieldsFragment, SiteQuery } from '#web/core/site.generated.ts'
import { useVisitor } from '#web/frame/header/VisitorLinks.tsx'
import { menuCopy } from '#web/generated/messages/menuCopy.ts'
import { sessionCopy } from '#web/generated/messages/sessionCopy.ts'
import { linkTarget } from '#web/lib/linkTarget.ts'
import { pathTo } from '#web/paths.ts'
import { SignOut } from '#web/shop/customer/session/SignOut.tsx'
import { Button } from '#web/ui/Button.tsx'
import { Disclosure } from '#web/ui/Disclosure.tsx'
import { Drawer } from '#web/ui/dialog/Dialog.tsx'
import { LoadingNote, TextSkeleton } from '#web/ui/Skeleton.tsx'
import { LanguageLink } from '../LanguageLink.tsx'
import styles from './MobileMenu.module.css'

type Site = NonNullable<SiteQuery['site']>

/** The menu on mobile: the links of the primary navigation, the account and the footer (frame.mobile-menu.*). */
export function MobileMenu() {
  const { current, close } = useOverlays()
  const { site, loading, request } = useSite()
  useEffect(request, [request])
  return (
    <Drawer
      side="left"
      title={menuCopy.title}
      titleHidden
      open={current === 'menu'}
      onClose={close}
    >
      <nav aria-label={menuCopy.title}>
        {site ? (
          <ul>
            {site.menus.primary.map((entry) => (
              <li key={entry.id}>
                <Entry entry={entry} groups={groupsBelow(entry, site)} />
              </li>
            ))}
          </ul>
        ) : loading ? (
          <>
            <LoadingNote>{menuCopy.loading}</LoadingNote>
            <TextSkeleton lines={6} />
          </>
        ) : (
          <a className={styles.entry} href={pathTo('shop')}>
            {menuCopy.shop}
          </a>
        )}
      </nav>
      <Account />
      <ul className={styles.links}>
        <Item
          item={{
            id: 'wishlist',
            title: menuCopy.wishlist,
            url: pathTo('wishlist'),
            isNewTab: false,
          }}
        />
        <Item
          item={{ id: 'stores', title: menuCopy.stores, url: pathTo('stores'), isNewTab: false }}
        />
      </ul>
      <LanguageLink className={styles.link} />
      {site ? (
        <div className={styles.groups}>
          {site.menus.footer.map((group) => (
            <Group key={group.id} title={group.title} items={group.items} />
          ))}
        </div>
      ) : null}
    </Drawer>
  )
}

interface LinkGroup {
  title: string
  items: readonly MenuItemFieldsFragment[]
}

/** Returns the groups of links below an entry: the columns of its mega menu, or its own items. */
function groupsBelow(entry: Site['menus']['primary'][number], site: Site): LinkGroup[] {
  const menu = site.settings.megaMenus.find(({ menuItemId }) => menuItemId === entry.id)
  if (menu) return menu.columns
  return entry.items.length > 0 ? [{ title: '', items: entry.items }] : []
}

function Entry({ entry, groups }: { entry: MenuItemFieldsFragment; groups: LinkGroup[] }) {
  if (groups.length === 0)
    return (
      <a className={styles.entry} href={entry.url} target={linkTarget(entry)}>
        {entry.title}
      </a>
    )
  return (
    <Disclosure group="menu" title={<span className={styles.title}>{entry.title}</span>}>
      <a className={styles.link} href={entry.url}>
        {menuCopy.all}
      </a>
      <div className={styles.groups}>
        {groups.map((group) => (
          <Group key={group.title} {...group} />
        ))}
      </div>
    </Disclosure>
  )
}

function Group({ title, items }: LinkGroup) {
  return (
    <section>
      {title ? <h3 className={styles.heading}>{title}</h3> : null}
      <ul>
        {items.map((item) => (
          <Item key={item.id} item={item} />
        ))}
      </ul>
    </section>
  )
}

function Item({ item }: { item: MenuItemFieldsFragment }) {
  return (
    <li>
      <a className={styles.link} href={item.url} target={linkTarget(item)}>
        {item.title}
      </a>
    </li>
  )
}

const accountPages: MenuItemFieldsFragment[] = [
  { id: 'details', title: sessionCopy.details, url: pathTo('editAccount'), isNewTab: false },
  { id: 'orders', title: sessionCopy.orders, url: pathTo('orders'), isNewTab: false },
]

/**
 * Sign In for guests, a submenu for customers (frame.mobile-menu.guest, frame.mobile-menu.customer), and the account link
 * until the session is known.
 */
function Account() {
  const { isSignedIn, isGuest, accountName } = useVisitor()
  const open = useOpenOverlay()
  if (!isSignedIn && !isGuest)
    return (
      <a className={styles.link} href={pathTo('account')}>
        {accountName}
      </a>
    )
  if (isGuest)
    return (
      <div className={styles.account}>
        <Button variant="secondary" wide onClick={() => open('signIn')}>
          {menuCopy.signIn}
        </Button>
      </div>
    )
  return (
    <div className={styles.account}>
      <Disclosure
        group="menu"
        title={
          <span>
            {sessionCopy.account} <span className={styles.customer}>{accountName}</span>
          </span>
        }
      >
        <ul>
          {accountPages.map((item) => (
            <Item key={item.id} item={item} />
          ))}
          <li>
            <SignOut className={styles.link} />
          </li>
        </ul>
      </Disclosure>
    </div>
  )
}
