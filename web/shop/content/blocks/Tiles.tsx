import { blockCopy } from '#web/generated/messages/blockCopy.ts'
import { linkTarget } from '#web/lib/linkTarget.ts'
import { Picture } from '#web/ui/media/Picture.tsx'
import type { BlockFieldsFragment } from '../page.generated.ts'
import styles from './Tiles.module.css'

type TilesBlock = Extract<BlockFieldsFragment, { __typename: 'Tiles' }>

/** A row of images with titles, each a link. */
export function Tiles({ title, items }: Omit<TilesBlock, '__typename'>) {
  return (
    <section className={styles.section} aria-label={title ?? blockCopy.discover}>
      {title ? <h2 className={styles.title}>{title}</h2> : null}
      <ul className={styles.tiles}>
        {items.map((tile) => (
          <li key={tile.title}>
            <a className={styles.tile} href={tile.link.url} target={linkTarget(tile.link)}>
              <Picture
                image={tile.image}
                sizes="(width >= 48rem) 33vw, 100vw"
                ratio="4 / 5"
                alt=""
              />
              <span className={styles.name}>{tile.title}</span>
              {tile.text ? <span className={styles.text}>{tile.text}</span> : null}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
