import { pathTo } from '#web/paths.ts'
import { usePageQuery } from '#web/shop/content/page.generated.ts'
import { ButtonLink } from '#web/ui/Button.tsx'
import { Dialog } from '#web/ui/dialog/Dialog.tsx'
import { Picture } from '#web/ui/media/Picture.tsx'
import { productCopy } from './copy.ts'
import styles from './Guides.module.css'
import type { ProductFieldsFragment } from './product.generated.ts'

/**
 * The editors' page of all sizes. Its link is hidden only when the page is known not to exist, so that the layout does not
 * shift.
 */
const sizesPage = 'size-guide'

interface SizeGuideProps {
  product: Pick<ProductFieldsFragment, 'sizeGuideImage' | 'sizeText'>
  onClose: () => void
}

/** A modal on the fit of the product and the points to measure. The legend is the picture's alternative text. */
export function SizeGuide({ product, onClose }: SizeGuideProps) {
  const { sizeGuideImage, sizeText } = product
  const { data } = usePageQuery({ variables: { key: sizesPage } })
  return (
    <Dialog open title={productCopy.sizeGuide} onClose={onClose}>
      <div className={styles.guide}>
        {sizeText ? <p className={styles.text}>{sizeText}</p> : null}
        {data?.page === null ? null : (
          <ButtonLink
            variant="quiet"
            className={styles.more}
            href={pathTo('content', { slug: sizesPage })}
          >
            {productCopy.allSizes}
          </ButtonLink>
        )}
        {sizeGuideImage ? (
          <figure className={styles.figure}>
            <figcaption className={styles.legend}>{sizeGuideImage.alt}</figcaption>
            <Picture
              image={sizeGuideImage}
              sizes="(width >= 48rem) 40rem, 90vw"
              loading="eager"
              alt=""
            />
          </figure>
        ) : null}
      </div>
    </Dialog>
  )
}
