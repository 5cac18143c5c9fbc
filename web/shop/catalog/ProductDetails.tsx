import { Disclosure } from '#web/ui/Disclosure.tsx'
import { Html } from '#web/ui/Html.tsx'
import { Price } from '#web/ui/Price.tsx'
import { BuyPanel } from './BuyPanel.tsx'
import styles from './ProductDetails.module.css'
import { ProductGallery } from './ProductGallery.tsx'
import type { ProductFieldsFragment } from './product.generated.ts'
import { useSelection } from './useSelection.ts'

/** A product's pictures on one side; its name, price, choices and story on the other. */
export function ProductDetails({ product }: { product: ProductFieldsFragment }) {
  const selection = useSelection(product)
  const { variation } = selection
  const shown = variation ?? product
  const images = variation?.gallery.length ? variation.gallery : product.gallery
  return (
    <div className={styles.product} data-brand={product.brands[0]?.slug}>
      <ProductGallery name={product.name} images={images} />
      <div className={styles.side}>
        <header className={styles.header}>
          <p className={styles.brand}>{product.brands.map(({ name }) => name).join(' × ')}</p>
          <h1 className={styles.name}>{product.name}</h1>
          <p className={styles.price}>
            <Price price={shown.price} regularPrice={shown.regularPrice} showPercent />
          </p>
        </header>
        <BuyPanel product={product} selection={selection} />
        <Story product={product} />
      </div>
    </div>
  )
}

function Story({ product }: { product: ProductFieldsFragment }) {
  const { description, information, composition, careInstructions, productId } = product
  return (
    <div className={styles.story}>
      <Html html={description} />
      {information ? (
        <Disclosure title="Details">
          <Html html={information} />
        </Disclosure>
      ) : null}
      {composition || careInstructions.length > 0 ? (
        <Disclosure title="Composition and care">
          {composition ? <p>{composition}</p> : null}
          {careInstructions.map(({ title, precautions }) => (
            <section key={title}>
              <h3 className={styles.careTitle}>{title}</h3>
              <ul>
                {precautions.map((text) => (
                  <li key={text}>{text}</li>
                ))}
              </ul>
            </section>
          ))}
        </Disclosure>
      ) : null}
      <p className={styles.code}>Product code {productId}</p>
    </div>
  )
}
