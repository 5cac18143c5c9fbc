import { Later } from '#web/ui/Later.tsx'
import { Price } from '#web/ui/Price.tsx'
import { BuyPanel } from './BuyPanel.tsx'
import styles from './ProductDetails.module.css'
import { ProductGallery } from './ProductGallery.tsx'
import { ProductGuides } from './ProductGuides.tsx'
import { ProductStory } from './ProductStory.tsx'
import type { ProductFieldsFragment } from './product.generated.ts'
import { picturesOf } from './productPictures.ts'
import { useProductSelection } from './useProductSelection.ts'
import { WishlistButton } from './WishlistButton.tsx'

/** A product's pictures on one side; its name, price, choices and story on the other. */
export function ProductDetails({ product }: { product: ProductFieldsFragment }) {
  const selection = useProductSelection(product)
  const images = picturesOf(product, selection.chosen)
  const { price, regularPrice } = selection.variation ?? product
  return (
    <div className={styles.product} data-brand={product.brands[0]?.slug}>
      <ProductGallery
        key={images[0]?.id}
        name={product.name}
        images={images}
        video={product.video}
      />
      <div className={styles.side}>
        <header className={styles.header}>
          <p className={styles.brand}>{product.brands.map(({ name }) => name).join(' × ')}</p>
          <h1 className={styles.name}>{product.name}</h1>
          <p className={styles.price}>
            <Price price={price} regularPrice={regularPrice} showPercent />
          </p>
          {product.isNewArrival ? <p className={styles.flag}>New</p> : null}
        </header>
        <BuyPanel
          product={product}
          selection={selection}
          barPrice={<Price price={price} regularPrice={regularPrice} />}
          guides={<ProductGuides product={product} />}
          aside={<WishlistButton productId={product.id} framed />}
        />
        <Later>
          <ProductStory product={product} />
        </Later>
      </div>
    </div>
  )
}
