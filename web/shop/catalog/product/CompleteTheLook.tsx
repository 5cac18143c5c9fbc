import { useState } from 'react'
import { Button } from '#web/ui/Button.tsx'
import { Picture } from '#web/ui/media/Picture.tsx'
import styles from './CompleteTheLook.module.css'
import { LookItem, type LookItemState } from './LookItem.tsx'
import type { ProductFieldsFragment } from './product.generated.ts'

type Look = NonNullable<ProductFieldsFragment['completeTheLook']>

/** What goes with a product, to be put into the bag together (SPEC §2 Product detail). */
export function CompleteTheLook({ look }: { look: Look }) {
  const [items, setItems] = useState<Record<string, LookItemState | undefined>>({})
  const report = (id: string, item?: LookItemState) =>
    setItems((before) => ({ ...before, [id]: item }))
  const ticked = Object.values(items).filter((item) => item !== undefined)
  const isReady = ticked.length > 0 && ticked.every(({ canAdd }) => canAdd)
  const [picture] = look.gallery
  if (look.products.length === 0) return null
  return (
    <section className={styles.section} aria-label="Complete the look">
      {picture ? (
        <div className={styles.picture}>
          <Picture image={picture} sizes="(width >= 48rem) 45vw, 100vw" ratio="4 / 5" />
        </div>
      ) : null}
      <div className={styles.side}>
        <h2 className={styles.title}>Complete the look</h2>
        <ul>
          {look.products.map((product) => (
            <LookItem key={product.id} product={product} onReport={report} />
          ))}
        </ul>
        <Button
          wide
          disabled={!isReady}
          loading={ticked.some(({ isAdding }) => isAdding)}
          onClick={() => {
            for (const { add } of ticked) add()
          }}
        >
          {isReady ? `Add ${ticked.length} of the look to bag` : 'Add the look to bag'}
        </Button>
      </div>
    </section>
  )
}
