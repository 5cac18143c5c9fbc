import { Dialog } from '#web/ui/Dialog.tsx'
import { Picture } from '#web/ui/Picture.tsx'
import styles from './Guides.module.css'
import type { ProductFieldsFragment } from './product.generated.ts'

interface SizeGuideProps {
  product: Pick<ProductFieldsFragment, 'sizeGuideImage' | 'sizeText'>
  onClose: () => void
}

/** Where to measure, and how the product fits, in a modal. */
export function SizeGuide({ product, onClose }: SizeGuideProps) {
  const { sizeGuideImage, sizeText } = product
  return (
    <Dialog open title="Size guide" onClose={onClose}>
      <div className={styles.guide}>
        {sizeText ? <p className={styles.words}>{sizeText}</p> : null}
        {sizeGuideImage ? (
          <Picture image={sizeGuideImage} sizes="(width >= 48rem) 40rem, 90vw" loading="eager" />
        ) : null}
      </div>
    </Dialog>
  )
}
