import { memo, useEffect } from 'react'
import { catalogCopy } from '#web/generated/messages/catalogCopy.ts'
import { classes } from '#web/lib/classes.ts'
import { linkTarget } from '#web/lib/linkTarget.ts'
import type { Density } from '#web/shop/catalog/card/density.ts'
import { cardSizes } from '#web/shop/catalog/card/imageSizes.ts'
import { ProductCard } from '#web/shop/catalog/card/ProductCard.tsx'
import { lookBookPreviews } from '#web/shop/content/lookbook/lookBookPreviews.ts'
import { Picture } from '#web/ui/media/Picture.tsx'
import { CardSkeletons } from '#web/ui/Skeleton.tsx'
import { interleave, type Screen } from './grid/interleave.ts'
import { ListingFailure } from './ListingFailure.tsx'
import styles from './ListingGrid.module.css'
import tileStyles from './LookBookTile.module.css'
import type { ListingQuery } from './listing.generated.ts'
import { useListingPageQuery } from './listing.generated.ts'
import type { ShownProducts } from './listingPages.ts'
import { type ListingKey, pageVariables } from './listingPages.ts'

interface LoadedPageProps
  extends Omit<PageTilesProps, 'products' | 'shownColors' | 'foundOptions'> {
  listing: ListingKey
  /** The number of its tiles, look books included, and of the skeletons while it loads, so that later tiles do not move. */
  tiles: number
}

/** A page of a listing from the cache, or requested again if it was evicted. */
export function LoadedPage({ listing, tiles, ...props }: LoadedPageProps) {
  const variables = pageVariables(listing, props.page)
  const { data, error, refetch } = useListingPageQuery({ variables })
  if (data?.listing)
    return (
      <PageTiles
        {...props}
        products={data.listing.products}
        shownColors={data.listing.shownColors}
        foundOptions={data.listing.foundOptions}
      />
    )
  if (error)
    return (
      <li className={styles.row} data-page={props.page}>
        <ListingFailure onRetry={() => refetch().catch(() => {})} />
      </li>
    )
  return <CardSkeletons count={tiles} page={props.page} />
}

interface LookBookTileProps {
  lookBook: NonNullable<ListingQuery['listing']>['lookBooks'][number]
  /** The width of the tile, for the attribute `sizes`. */
  sizes: string
  /** Whether it has the width of the grid, as on phones. */
  isBand: boolean
}

/** A look book among the products of a listing. */
function LookBookTile({ lookBook, sizes, isBand }: LookBookTileProps) {
  return (
    <a
      className={classes(tileStyles.lookBook, isBand && tileStyles.band)}
      href={lookBook.link.url}
      target={linkTarget(lookBook.link)}
      onClick={() => lookBookPreviews.remember(lookBook.link.url, lookBook.title)}
    >
      <Picture
        image={lookBook.image}
        sizes={isBand ? '100vw' : sizes}
        ratio={isBand ? '4 / 3' : '3 / 4'}
        alt=""
      />
      <span className={tileStyles.title}>{lookBook.title}</span>
      <span className={tileStyles.hint}>{catalogCopy.lookBook}</span>
    </a>
  )
}

type Listing = NonNullable<ListingQuery['listing']>

export interface PageTilesProps {
  page: number
  products: Listing['products']
  shownColors: Listing['shownColors']
  foundOptions: Listing['foundOptions']
  lookBooks: Listing['lookBooks']
  density: Density
  perPage: number
  /** The number of products in the whole listing. */
  total: number
  unique: ShownProducts
  /** Called with the products of a page when they are shown, also when they are shown again. */
  onShown: (page: number, products: Listing['products']) => void
  /** The width whose look books are rendered; without it both are rendered, and CSS hides one. */
  screen?: Screen
  /** The column of its first tile after a gap, counted from 0. */
  column: number
}

/** Cards whose images are loaded eagerly. */
const eagerCards = 2

const isOf =
  ({ id }: { id: string }) =>
  ({ productId }: { productId: string }) =>
    productId === id

/** The options that the filter leaves of a product; undefined without any. */
function chosenIn(foundOptions: Listing['foundOptions'], id: string) {
  const { selectedOptions } = foundOptions.find(isOf({ id })) ?? {}
  return (
    selectedOptions &&
    Object.fromEntries(selectedOptions.map(({ option, value }) => [option, value]))
  )
}

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
          shown={props.shownColors.find(isOf(tile.product))}
          chosen={chosenIn(props.foundOptions, tile.product.id)}
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
        <LookBookTile lookBook={tile.lookBook} sizes={sizes} isBand={tile.screen === 'narrow'} />
      </li>
    )
  })
})
