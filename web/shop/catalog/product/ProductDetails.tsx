import { Later } from '#web/boot/Later.tsx'
import { useAccent } from '#web/core/SiteProvider.tsx'
import { productCopy } from '#web/generated/messages/productCopy.ts'
import { imageFiles } from '#web/ui/media/imageFiles.ts'
import { Price } from '#web/ui/Price.tsx'
import { LoadingNote, TextSkeleton } from '#web/ui/Skeleton.tsx'
import { useTrackedView } from '../card/productAnalytics.ts'
import type { ProductCardFieldsFragment } from '../card/productCard.generated.ts'
import { ProductGallery } from '../gallery/ProductGallery.tsx'
import { WishlistButton } from '../wishlist/WishlistButton.tsx'
import { BuyBar } from './BuyBar.tsx'
import { BuyPanel } from './BuyPanel.tsx'
import { BuySkeleton } from './BuySkeleton.tsx'
import styles from './ProductDetails.module.css'
import { ProductGuides } from './ProductGuides.tsx'
import { ProductStory } from './ProductStory.tsx'
import { Promises } from './Promises.tsx'
import type { ProductFieldsFragment } from './product.generated.ts'
import { selectionImages } from './productImages.ts'
import { useProductSelection } from './useProductSelection.ts'

/** The fields that a product has in common with its card. */
export type KnownProduct = Pick<
  ProductCardFieldsFragment,
  | ('id' | 'slug' | 'url' | 'name' | 'price' | 'regularPrice')
  | ('isNew' | 'stockStatus' | 'image' | 'brands')
> &
  Partial<Pick<ProductCardFieldsFragment, 'visibleOption' | 'secondImage'>>

interface ProductDetailsProps {
  /** The product, or its card until the product is loaded. */
  shownProduct: KnownProduct
  /** Undefined while it loads: fields that the card does not have are then skeletons of the same size. */
  product: ProductFieldsFragment | undefined
}

/** A product's images, and beside them its name, price, options and description. */
export function ProductDetails({ shownProduct, product }: ProductDetailsProps) {
  const selection = useProductSelection(shownProduct, product)
  useTrackedView(shownProduct)
  const accent = useAccent(shownProduct.brands[0]?.slug)
  const images = product
    ? selectionImages(product, selection.chosen)
    : shownProduct.image
      ? [shownProduct.image]
      : []
  const offer = selection.variation ?? shownProduct
  const onlyVariation = product?.options.length === 0 ? product.variations[0] : undefined
  const price = selection.withTexts(offer.price)
  const regularPrice = selection.withTexts(offer.regularPrice)
  const aside = <WishlistButton productId={shownProduct.id} chosen={selection.chosen} framed />
  const barPrice = <Price price={price} regularPrice={regularPrice} />
  return (
    <div className={styles.product} style={accent}>
      <ProductGallery
        key={images[0] && imageFiles(images[0]).url}
        name={shownProduct.name}
        path={shownProduct.url}
        images={images}
        video={product?.video ?? null}
        isLoading={!product && Boolean(shownProduct.secondImage)}
      />
      <div className={styles.side}>
        <header className={styles.header}>
          <p className={styles.brand}>{shownProduct.brands.map(({ name }) => name).join(' × ')}</p>
          <h1 className={styles.name}>{shownProduct.name}</h1>
          <p className={styles.price}>
            <Price price={price} regularPrice={regularPrice} showPercent />
          </p>
          {shownProduct.isNew ? <p className={styles.flag}>{productCopy.isNew}</p> : null}
        </header>
        {product ? (
          <>
            <BuyPanel
              product={product}
              selection={selection}
              guides={<ProductGuides product={product} />}
              aside={aside}
              hasBar
            />
            <BuyBar product={product} selection={selection} price={barPrice} aside={aside} />
          </>
        ) : (
          <BuySkeleton
            option={shownProduct.visibleOption}
            label={
              shownProduct.stockStatus === 'OUT_OF_STOCK'
                ? productCopy.soldOut
                : productCopy.selectOption
            }
            barPrice={barPrice}
            aside={aside}
          />
        )}
        <Later>
          <Promises
            path={shownProduct.url}
            slug={shownProduct.slug}
            variation={(selection.variation ?? onlyVariation)?.id}
          />
          {product ? <ProductStory product={product} /> : <StorySkeleton />}
        </Later>
      </div>
    </div>
  )
}

const StorySkeleton = () => (
  <div>
    <LoadingNote />
    <div aria-hidden="true">
      <TextSkeleton lines={6} />
    </div>
  </div>
)
