import type { Chosen } from '@vitrine/machines/selection/variations.ts'
import { use, useState } from 'react'
import { useAccent } from '#web/core/SiteProvider.tsx'
import { cardLabelCopy } from '#web/generated/messages/cardLabelCopy.ts'
import { writeChosen } from '#web/lib/chosenUrl.ts'
import { Picture } from '#web/ui/media/Picture.tsx'
import { Price } from '#web/ui/Price.tsx'
import { CardActions } from './CardActions.tsx'
import { CardSwatches } from './CardSwatches.tsx'
import { cardPhoneWidth } from './imageSizes.ts'
import styles from './ProductCard.module.css'
import { ProductListContext, trackChoice } from './productAnalytics.ts'
import type { ProductCardFieldsFragment } from './productCard.generated.ts'
import { productPreviews } from './productPreviews.ts'

interface ShownColor extends Pick<ProductCardFieldsFragment, 'image' | 'secondImage'> {
  selectedOption: { option: string; value: string }
}

interface ProductCardProps {
  product: ProductCardFieldsFragment
  /** The colour whose images it shows. */
  shown?: ShownColor | undefined
  /** The options that its link carries; without them the shown colour. */
  chosen?: Chosen | undefined
  /** The width of the card, for the attribute `sizes`. */
  sizes: string
  /** Whether it is in the first view, so that its image is loaded eagerly. */
  eager?: boolean
  /** The index in a listing, counted from 0. */
  index?: number
}

/** A product with image, brand, name, price and colours, as a link to its page. */
export function ProductCard({
  product,
  shown,
  chosen = shown ? { [shown.selectedOption.option]: shown.selectedOption.value } : {},
  sizes,
  eager = false,
  index,
}: ProductCardProps) {
  const image = shown?.image ?? product.image
  const secondImage = shown?.image ? shown.secondImage : product.secondImage
  const [isHovered, setHovered] = useState(false)
  const list = use(ProductListContext)
  const accent = useAccent(product.brands[0]?.slug)
  const soldOut = product.stockStatus === 'OUT_OF_STOCK'
  return (
    <article
      className={styles.card}
      data-product={product.id}
      data-product-index={index}
      onPointerEnter={(event) => setHovered(event.pointerType === 'mouse')}
      onFocus={({ target }) => setHovered(isHovered || target.matches(':focus-visible'))}
      style={accent}
    >
      <a
        className={styles.link}
        href={product.url + writeChosen('', chosen)}
        onClick={() => {
          productPreviews.remember(product.url, {
            ...product,
            image,
            secondImage: secondImage ?? null,
          })
          trackChoice(product, list, index)
        }}
      >
        <span className={styles.images}>
          <Picture
            image={image}
            sizes={sizes}
            ratio="3 / 4"
            loading={eager ? 'eager' : 'lazy'}
            fetchPriority={index === 0 ? 'high' : undefined}
            phoneWidth={eager ? cardPhoneWidth : undefined}
          />
          {secondImage && isHovered ? (
            <Picture
              className={styles.second}
              image={{ ...secondImage, color: null }}
              loading="eager"
              sizes={sizes}
              ratio="3 / 4"
              alt=""
            />
          ) : null}
          {soldOut ? (
            <span className={styles.flag}>{cardLabelCopy.soldOut}</span>
          ) : product.isNew ? (
            <span className={styles.flag}>{cardLabelCopy.isNew}</span>
          ) : null}
        </span>
        <span className={styles.brand}>{product.brands.map(({ name }) => name).join(' × ')}</span>
        <span className={styles.name}>{product.name}</span>
      </a>
      <CardActions product={product} chosen={chosen} />
      <p className={styles.price}>
        <Price price={product.price} regularPrice={product.regularPrice} showPercent />
      </p>
      <CardSwatches option={product.visibleOption} />
    </article>
  )
}
