import { type ComponentProps, useId } from 'react'
import { ChevronIcon } from '#web/ui/icons.tsx'
import { LoadingNote, Skeleton } from '#web/ui/Skeleton.tsx'
import { VisuallyHidden } from '#web/ui/VisuallyHidden.tsx'
import { MegaPanel } from './MegaPanel.tsx'
import styles from './PrimaryNavigation.module.css'
import type { SiteQuery } from './site.generated.ts'
import { useMegaMenus } from './useMegaMenus.ts'

const skeletons = ['3rem', '4rem', '2.5rem', '6rem', '3.5rem', '4.5rem']

/** The primary menu on wide screens: links, some with a panel of further links below. */
export function PrimaryNavigation({ site }: { site: SiteQuery['site'] | undefined }) {
  const { openId, navigation, entryProps, linkProps, toggle } = useMegaMenus()
  const scope = useId()
  return (
    <nav className={styles.navigation} aria-label="Primary" ref={navigation}>
      {site ? null : <LoadingNote>Loading the menu…</LoadingNote>}
      <ul className={styles.entries}>
        {site
          ? site.menus.primary.map((entry) => {
              const menu = site.settings.megaMenus.find(({ menuItemId }) => menuItemId === entry.id)
              if (!menu)
                return (
                  <li key={entry.id} className={styles.entry}>
                    <EntryLink entry={entry} />
                  </li>
                )
              const open = openId === entry.id
              return (
                <li key={entry.id} className={styles.entry} {...entryProps(entry.id)}>
                  <EntryLink entry={entry} {...linkProps(entry.id)} />
                  <button
                    type="button"
                    className={styles.toggle}
                    aria-expanded={open}
                    aria-controls={`${scope}-${entry.id}`}
                    onClick={() => toggle(entry.id)}
                  >
                    <VisuallyHidden>{entry.title} menu</VisuallyHidden>
                    <ChevronIcon size={14} direction={open ? 'up' : 'down'} />
                  </button>
                  <MegaPanel id={`${scope}-${entry.id}`} menu={menu} entry={entry} open={open} />
                </li>
              )
            })
          : skeletons.map((width) => (
              <li key={width} className={styles.entry} aria-hidden="true">
                <Skeleton width={width} />
              </li>
            ))}
      </ul>
    </nav>
  )
}

type Entry = NonNullable<SiteQuery['site']>['menus']['primary'][number]

function EntryLink({
  entry,
  ...handlers
}: { entry: Entry } & Pick<ComponentProps<'a'>, 'onClick' | 'onPointerDown'>) {
  return (
    <a className={styles.link} href={entry.url} target={entry.target ?? undefined} {...handlers}>
      {entry.title}
    </a>
  )
}
