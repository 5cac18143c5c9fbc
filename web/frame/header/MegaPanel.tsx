import { useEffect } from 'react'
import { ServerMarkup } from '#web/boot/ServerMarkup.tsx'
import { useHydrated } from '#web/boot/useHydrated.ts'
import { useSite } from '#web/core/SiteProvider.tsx'
import type { MegaMenuFieldsFragment, MenuItemFieldsFragment } from '#web/core/site.generated.ts'
import { linkTarget } from '#web/lib/linkTarget.ts'
import { Picture } from '#web/ui/media/Picture.tsx'
import styles from './MegaPanel.module.css'

interface MegaPanelProps {
  id: string
  type: MegaMenuFieldsFragment['type']
  /** The entry of the menu that opens it. */
  entry: MenuItemFieldsFragment
  open: boolean
}

/** The width of a feature's image by the type of the panel. */
const featureSizes: Record<MegaMenuFieldsFragment['type'], string> = {
  ASAVA: '16vw',
  ASV: '16vw',
  COLLABORATION: '20vw',
  GROUP: '20vw',
  PROJECTS: '20vw',
}

/**
 * A panel of links, from the server's HTML without hydration, and images below an entry of the primary menu
 * (frame.mega-menu.*).
 */
export function MegaPanel({ id, type, entry, open }: MegaPanelProps) {
  const { site, usesServerMarkup, request } = useSite()
  useEffect(() => {
    if (open) request()
  }, [open, request])
  const isHydrated = useHydrated(true, false)
  const menu = site?.settings.megaMenus.find(({ menuItemId }) => menuItemId === entry.id)
  return (
    <div id={id} className={styles.panel} data-type={type.toLowerCase()} hidden={!open}>
      <div className={styles.inner}>
        <ServerMarkup className={styles.links} source={menu} isReused={usesServerMarkup}>
          {menu ? <PanelLinks menu={menu} url={entry.url} /> : null}
        </ServerMarkup>
        {menu && isHydrated ? <PanelImages menu={menu} /> : <div className={styles.features} />}
      </div>
    </div>
  )
}

function PanelLinks({ menu, url }: { menu: MegaMenuFieldsFragment; url: string }) {
  return (
    <>
      <a className={styles.title} href={url}>
        {menu.title}
      </a>
      <div className={styles.columns}>
        {menu.columns.map((column) => (
          <section key={column.title}>
            <h3 className={styles.heading}>
              {column.url ? <a href={column.url}>{column.title}</a> : column.title}
            </h3>
            <ul>
              {column.items.map((item) => (
                <li key={item.id}>
                  <a className={styles.link} href={item.url} target={linkTarget(item)}>
                    {item.title}
                  </a>
                  {item.description ? <p className={styles.text}>{item.description}</p> : null}
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </>
  )
}

function PanelImages({ menu }: { menu: MegaMenuFieldsFragment }) {
  return (
    <ul className={styles.features}>
      {menu.features.map((feature) => (
        <li key={feature.title}>
          <a className={styles.feature} href={feature.link.url} target={linkTarget(feature.link)}>
            <Picture
              className={styles.image}
              image={feature.image}
              sizes={featureSizes[menu.type]}
              alt=""
            />
            <span className={styles.caption}>{feature.title}</span>
            {feature.text ? <span className={styles.text}>{feature.text}</span> : null}
          </a>
        </li>
      ))}
    </ul>
  )
}
