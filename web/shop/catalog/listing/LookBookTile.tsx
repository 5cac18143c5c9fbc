import { linkTarget } from '#web/lib/linkTarget.ts'
import { cardPhoneWidth } from '#web/shop/catalog/card/cardSizes.ts'
import { catalogCopy } from '#web/shop/catalog/copy.ts'
import { lookBookPreviews } from '#web/shop/content/lookbook/lookBookPreviews.ts'
import { Picture } from '#web/ui/media/Picture.tsx'
import styles from './LookBookTile.module.css'
import type { ListingQuery } from './listing.generated.ts'

interface LookBookTileProps {
  lookBook: NonNullable<ListingQuery['listing']>['lookBooks'][number]
  /** Its width, for the attribute `sizes`. */
  sizes: string
  /** Whether it is in the first row on phones. */
  isFirst?: boolean
}

/** A look book among the products of a listing. */
export function LookBookTile({ lookBook, sizes, isFirst = false }: LookBookTileProps) {
  return (
    <a
      className={styles.lookBook}
      href={lookBook.link.url}
      target={linkTarget(lookBook.link)}
      onClick={() => lookBookPreviews.remember(lookBook.link.url, lookBook.title)}
    >
      <Picture
        image={lookBook.image}
        sizes={sizes}
        ratio="3 / 4"
        loading={isFirst ? 'eager' : 'lazy'}
        alt=""
        phoneWidth={isFirst ? cardPhoneWidth : undefined}
      />
      <span className={styles.title}>{lookBook.title}</span>
      <span className={styles.hint}>{catalogCopy.lookBook}</span>
    </a>
  )
}
