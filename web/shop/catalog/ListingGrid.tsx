import { classes } from '#web/lib/classes.ts'
import { Picture } from '#web/ui/Picture.tsx'
import type { Density } from './density.ts'
import { interleave } from './interleave.ts'
import styles from './ListingGrid.module.css'
import type { ListingQuery } from './listing.generated.ts'
import { ProductCard } from './ProductCard.tsx'

type Listing = NonNullable<ListingQuery['listing']>

interface ListingGridProps {
  products: Listing['products']
  lookBooks: Listing['lookBooks']
  density: Density
  busy: boolean
}

const cardSizes: Record<Density, string> = {
  'three-col': '(width >= 48rem) 33vw, 50vw',
  'four-col': '(width >= 64rem) 25vw, (width >= 48rem) 33vw, 50vw',
}

/** Cards of the first view, whose pictures are asked for at once. */
const eagerCards = 2

/** Products with look books between them (SPEC §4 Grid view). */
export function ListingGrid({ products, lookBooks, density, busy }: ListingGridProps) {
  const tiles = interleave(products, lookBooks, density)
  return (
    <ul className={styles.grid} data-density={density} aria-busy={busy}>
      {tiles.map((tile) =>
        tile.kind === 'product' ? (
          <li key={tile.product.id} className={styles.tile}>
            <ProductCard
              product={tile.product}
              sizes={cardSizes[density]}
              eager={tile.index < eagerCards}
              index={tile.index}
            />
          </li>
        ) : (
          <li
            key={`${tile.screen}-${tile.lookBook.id}`}
            className={classes(styles.tile, styles[tile.screen])}
          >
            <LookBookTile lookBook={tile.lookBook} sizes={cardSizes[density]} />
          </li>
        ),
      )}
    </ul>
  )
}

function LookBookTile({
  lookBook,
  sizes,
}: {
  lookBook: Listing['lookBooks'][number]
  sizes: string
}) {
  return (
    <a
      className={styles.lookBook}
      href={lookBook.link.url}
      target={lookBook.link.target ?? undefined}
    >
      <Picture image={lookBook.gallery[0] ?? null} sizes={sizes} ratio="3 / 4" alt="" />
      <span className={styles.lookBookTitle}>{lookBook.title}</span>
      <span className={styles.lookBookHint}>View the look book</span>
    </a>
  )
}
