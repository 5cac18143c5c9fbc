import { pathTo } from '#web/paths.ts'
import { usePageQuery } from '#web/shop/content/page.generated.ts'
import { ButtonLink } from '#web/ui/Button.tsx'
import { Dialog } from '#web/ui/dialog/Dialog.tsx'
import { Picture } from '#web/ui/media/Picture.tsx'
import styles from './Guides.module.css'
import type { ProductFieldsFragment } from './product.generated.ts'

/** The editors' page of all sizes: led to at once, so that nothing moves, unless they have written none. */
const sizesPage = 'size-guide'

interface SizeGuideProps {
  product: Pick<ProductFieldsFragment, 'sizeGuideImage' | 'sizeText'>
  onClose: () => void
}

/** Where to measure, and how the product fits, in a modal; the picture's own words are its legend. */
export function SizeGuide({ product, onClose }: SizeGuideProps) {
  const { sizeGuideImage, sizeText } = product
  const { data } = usePageQuery({ variables: { key: sizesPage } })
  return (
    <Dialog open title="Size guide" onClose={onClose}>
      <div className={styles.guide}>
        {sizeText ? <p className={styles.words}>{sizeText}</p> : null}
        {data?.page === null ? null : (
          <ButtonLink
            variant="quiet"
            className={styles.more}
            href={pathTo('content', { slug: sizesPage })}
          >
            All sizes in centimetres
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
