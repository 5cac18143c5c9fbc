import { useMemo } from 'react'
import { blockCopy } from '#web/generated/messages/blockCopy.ts'
import type { BlockFieldsFragment } from '#web/shop/content/page.generated.ts'
import { Slider } from '#web/ui/media/Slider.tsx'
import { ProductCard } from './ProductCard.tsx'
import styles from './ProductSlider.module.css'
import { ProductListContext } from './productAnalytics.ts'

type ProductSliderBlock = Extract<BlockFieldsFragment, { __typename: 'ProductSlider' }>

const cardSizes = '(width >= 48rem) 24vw, (width >= 30rem) 33vw, 50vw'

/** A slider of products: 2, 3 or 4 at a time (`content.product-slider.*`). */
export function ProductSlider({
  title,
  text,
  link,
  products,
}: Omit<ProductSliderBlock, '__typename'>) {
  const list = useMemo(() => ({ id: 'slider', name: title ?? undefined }), [title])
  if (!products?.length) return null
  return (
    <Slider
      className={styles.slider}
      label={title ?? blockCopy.products}
      header={
        <div className={styles.header}>
          {title ? <h2 className={styles.title}>{title}</h2> : null}
          {text ? <p className={styles.text}>{text}</p> : null}
          {link ? (
            <a className={styles.link} href={link.url}>
              {link.text ?? blockCopy.viewAll}
            </a>
          ) : null}
        </div>
      }
      slides={products.map((product) => ({
        key: product.id,
        content: (
          <ProductListContext value={list}>
            <ProductCard product={product} sizes={cardSizes} />
          </ProductListContext>
        ),
      }))}
    />
  )
}
