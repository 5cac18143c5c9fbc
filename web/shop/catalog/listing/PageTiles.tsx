import { memo, useEffect } from 'react'
import { classes } from '#web/lib/classes.ts'
import { cardSizes } from '#web/shop/catalog/card/cardSizes.ts'
import type { Density } from '#web/shop/catalog/card/density.ts'
import { ProductCard } from '#web/shop/catalog/card/ProductCard.tsx'
import { interleave, type Screen } from './grid/interleave.ts'
import styles from './ListingGrid.module.css'
import { LookBookTile } from './LookBookTile.tsx'
import type { ListingQuery } from './listing.generated.ts'
import type { ShownProducts } from './listingPages.ts'

type Listing = NonNullable<ListingQuery['listing']>

export interface PageTilesProps {
  page: number
  products: Listing['products']
  shownColors: Listing['shownColors']
  lookBooks: Listing['lookBooks']
  density: Density
  perPage: number
  /** Products in the whole listing. */
  total: number
  unique: ShownProducts
  /** Called with the products of a page when they are shown, also when they are shown again. */
  onShown: (page: number, products: Listing['products']) => void
  /** The width whose look books are rendered. Without it both are rendered, and CSS hides one. */
  screen?: Screen
  /** The column of its first tile after a gap, counted from 0. */
  column: number
}

/** Cards whose pictures are loaded eagerly. */
const eagerCards = 2

/** The tiles of one page, products and look books. */
export const PageTiles = memo(function PageTiles(props: PageTilesProps) {
  const { page, perPage, total, density, column } = props
  const products = props.unique.unique(page, props.products)
  const part = { products, first: (page - 1) * perPage, total }
  const sizes = cardSizes[density]
  const { onShown } = props
  useEffect(() => onShown(page, products), [onShown, page, products])
  const tiles = interleave(part, props.lookBooks, density).filter(
    (tile) => tile.kind === 'product' || !props.screen || tile.screen === props.screen,
  )
  return tiles.map((tile, index) => {
    const attributes = {
      'data-page': page,
      style: index === 0 && column > 0 ? { gridColumnStart: column + 1 } : undefined,
    }
    return tile.kind === 'product' ? (
      <li key={tile.product.id} className={styles.tile} {...attributes}>
        <ProductCard
          product={tile.product}
          shown={props.shownColors.find(({ productId }) => productId === tile.product.id)}
          sizes={sizes}
          eager={tile.index < eagerCards}
          index={tile.index}
        />
      </li>
    ) : (
      <li
        key={`${tile.screen}-${tile.lookBook.id}`}
        className={classes(styles.tile, styles[tile.screen])}
        {...attributes}
      >
        <LookBookTile
          lookBook={tile.lookBook}
          sizes={sizes}
          isFirst={tile.screen === 'narrow' && tile.lookBook === props.lookBooks[0]}
        />
      </li>
    )
  })
})
