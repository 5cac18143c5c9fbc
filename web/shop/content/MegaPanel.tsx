import { Picture } from '#web/ui/Picture.tsx'
import styles from './MegaPanel.module.css'
import type { MegaMenuFieldsFragment, MenuItemFieldsFragment } from './site.generated.ts'

interface MegaPanelProps {
  id: string
  menu: MegaMenuFieldsFragment
  /** The entry it hangs from. */
  entry: MenuItemFieldsFragment
  open: boolean
}

/** How wide a feature's picture stands at most, by the panel's kind. */
const featureSizes: Record<MegaMenuFieldsFragment['type'], string> = {
  ASAVA: '16vw',
  ASV: '16vw',
  COLLABORATION: '20vw',
  GROUP: '20vw',
  PROJECTS: '20vw',
}

/** A panel of links and pictures below one entry of the primary menu. */
export function MegaPanel({ id, menu, entry, open }: MegaPanelProps) {
  return (
    <div id={id} className={styles.panel} data-type={menu.type.toLowerCase()} hidden={!open}>
      <div className={styles.inner}>
        <div className={styles.words}>
          <a className={styles.title} href={entry.url}>
            {menu.title}
          </a>
          <div className={styles.columns}>
            {menu.columns.map((column) => (
              <section key={column.title} className={styles.column}>
                <h3 className={styles.heading}>
                  {column.url ? <a href={column.url}>{column.title}</a> : column.title}
                </h3>
                <ul>
                  {column.items.map((item) => (
                    <li key={item.id}>
                      <a className={styles.link} href={item.url} target={item.target ?? undefined}>
                        {item.title}
                      </a>
                      {item.description ? <p className={styles.text}>{item.description}</p> : null}
                    </li>
                  ))}
                </ul>
              </section>
            ))}
          </div>
        </div>
        <ul className={styles.features}>
          {menu.features.map((feature) => (
            <li key={feature.title}>
              <a
                className={styles.feature}
                href={feature.link.url}
                target={feature.link.target ?? undefined}
              >
                <Picture
                  className={styles.picture}
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
      </div>
    </div>
  )
}
