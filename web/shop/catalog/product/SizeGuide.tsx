import { productCopy } from '#web/generated/messages/productCopy.ts'
import { pathTo } from '#web/paths.ts'
import { usePageQuery } from '#web/shop/content/page.generated.ts'
import { ButtonLink } from '#web/ui/Button.tsx'
import { Dialog } from '#web/ui/dialog/Dialog.tsx'
import { Picture } from '#web/ui/media/Picture.tsx'
import styles from './Guides.module.css'
import type { ProductFieldsFragment } from './product.generated.ts'

/**
 * The slug of the editors' page of all sizes, whose link is hidden only once the page is known not to exist, so that
 * the layout does not shift.
 */
const sizesPage = 'size-guide'

interface SizeGuideProps {
  product: Pick<ProductFieldsFragment, 'sizeGuideImage' | 'sizeText' | 'sizeTable'>
  onClose: () => void
}

/** A modal on the fit of the product and the points to measure, whose legend is the image's alternative text. */
export function SizeGuide({ product, onClose }: SizeGuideProps) {
  const { sizeGuideImage, sizeText, sizeTable } = product
  const { data } = usePageQuery({ variables: { key: sizesPage } })
  return (
    <Dialog open title={productCopy.sizeGuide} onClose={onClose}>
      <div className={styles.guide}>
        {sizeText ? <p className={styles.text}>{sizeText}</p> : null}
        {sizeTable ? <SizeTable {...sizeTable} /> : null}
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

function SizeTable({ columns, rows }: { columns: readonly string[]; rows: readonly string[][] }) {
  return (
    <table className={styles.sizes}>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([size, ...cells]) => (
          <tr key={size}>
            <th scope="row">{size}</th>
            {cells.map((cell, index) => (
              <td key={columns[index + 1]}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
