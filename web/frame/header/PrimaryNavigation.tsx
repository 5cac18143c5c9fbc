import { type ComponentProps, useId } from 'react'
import type { FrameQuery, MenuItemFieldsFragment } from '#web/core/site.generated.ts'
import { frameCopy } from '#web/generated/messages/frameCopy.ts'
import type { Elements } from '#web/lib/elements.ts'
import { linkTarget } from '#web/lib/linkTarget.ts'
import { pathTo } from '#web/paths.ts'
import { ChevronIcon } from '#web/ui/icons.tsx'
import { LoadingNote, Skeleton } from '#web/ui/Skeleton.tsx'
import { VisuallyHidden } from '#web/ui/VisuallyHidden.tsx'
import { MegaPanel } from './MegaPanel.tsx'
import styles from './PrimaryNavigation.module.css'
import { useMegaMenus } from './useMegaMenus.ts'

/** The primary menu on desktop. `site` is `undefined` while it loads and `null` if it cannot be loaded. */
export function PrimaryNavigation({ site }: { site: FrameQuery['site'] | undefined }) {
  if (site === undefined) return <Loading />
  if (site === null)
    return (
      <Frame>
        <Entry
          entry={{ id: 'shop', title: frameCopy.shop, url: pathTo('shop'), isNewTab: false }}
        />
      </Frame>
    )
  return <Entries site={site} />
}

function Frame(props: ComponentProps<'nav'>) {
  return (
    <nav {...props} aria-label={frameCopy.navigation}>
      <ul className={styles.entries}>{props.children}</ul>
    </nav>
  )
}

/** The widths of the placeholders (frame.header.skeleton). */
const skeletons = ['3rem', '4rem', '2.5rem', '6rem', '3.5rem', '4.5rem']

function Loading() {
  return (
    <>
      <LoadingNote>{frameCopy.loadingMenu}</LoadingNote>
      <Frame>
        {skeletons.map((width) => (
          <li key={width} className={styles.entry} aria-hidden="true">
            <Skeleton width={width} />
          </li>
        ))}
      </Frame>
    </>
  )
}

/** The entries of the menu, some of them with a mega menu. */
function Entries({ site }: { site: NonNullable<FrameQuery['site']> }) {
  const { openId, navigation, entryProps, linkProps, toggle } = useMegaMenus()
  const scope = useId()
  return (
    <Frame ref={navigation}>
      {site.menus.primary.map((entry) => {
        const menu = site.settings.megaMenus.find(({ menuItemId }) => menuItemId === entry.id)
        if (!menu) return <Entry key={entry.id} entry={entry} />
        const open = openId === entry.id
        const panel = `${scope}-${entry.id}`
        return (
          <Entry
            key={entry.id}
            entry={entry}
            item={entryProps(entry.id)}
            link={linkProps(entry.id)}
          >
            <button
              type="button"
              className={styles.toggle}
              aria-expanded={open}
              aria-controls={panel}
              onClick={() => toggle(entry.id)}
            >
              <VisuallyHidden>{frameCopy.menuOf({ entry: entry.title })}</VisuallyHidden>
              <ChevronIcon size={14} direction={open ? 'up' : 'down'} />
            </button>
            <MegaPanel id={panel} type={menu.type} entry={entry} open={open} />
          </Entry>
        )
      })}
    </Frame>
  )
}

interface EntryProps {
  entry: MenuItemFieldsFragment
  item?: ComponentProps<'li'>
  link?: ComponentProps<'a'>
  children?: Elements
}

function Entry({ entry, item, link, children }: EntryProps) {
  return (
    <li {...item} className={styles.entry}>
      <a {...link} className={styles.link} href={entry.url} target={linkTarget(entry)}>
        {entry.title}
      </a>
      {children}
    </li>
  )
}
