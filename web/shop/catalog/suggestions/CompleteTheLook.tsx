import { useState } from 'react'
import { productCopy } from '#web/generated/messages/productCopy.ts'
import { Button } from '#web/ui/Button.tsx'
import { Picture } from '#web/ui/media/Picture.tsx'
import type { ProductFieldsFragment } from '../product/product.generated.ts'
import styles from './CompleteTheLook.module.css'
import { LookItem, type LookItemState } from './LookItem.tsx'

type Look = NonNullable<ProductFieldsFragment['completeTheLook']>

/** The products of a look, which can be added to the bag together (product.look.*). */
export function CompleteTheLook({ look }: { look: Look }) {
  const [items, setItems] = useState<Record<string, LookItemState | undefined>>({})
  const report = (id: string, item?: LookItemState) =>
    setItems((before) => ({ ...before, [id]: item }))
  const selected = Object.values(items).filter((item) => item !== undefined)
  const isReady = selected.length > 0 && selected.every(({ canAdd }) => canAdd)
  const [image] = look.gallery
  if (look.products.length === 0) return null
  return (
    <section className={styles.section} aria-label={productCopy.completeTheLook}>
      {image ? (
        <div className={styles.image}>
          <Picture image={image} sizes="(width >= 48rem) 45vw, 100vw" ratio="4 / 5" />
        </div>
      ) : null}
      <div className={styles.side}>
        <h2 className={styles.title}>{productCopy.completeTheLook}</h2>
        <ul>
          {look.products.map((product) => (
            <LookItem key={product.id} product={product} onChange={report} />
          ))}
        </ul>
        <Button
          wide
          disabled={!isReady}
          loading={selected.some(({ isAdding }) => isAdding)}
          onClick={() => {
            for (const { add } of selected) add()
          }}
        >
          {isReady ? productCopy.addSelected({ count: selected.length }) : productCopy.addLook}
        </Button>
      </div>
    </section>
  )
}
