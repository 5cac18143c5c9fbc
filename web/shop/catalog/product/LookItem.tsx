import { useEffect, useState } from 'react'
import { CheckboxField } from '#web/ui/form/CheckboxField.tsx'
import { Picture } from '#web/ui/media/Picture.tsx'
import { Price } from '#web/ui/Price.tsx'
import { VisuallyHidden } from '#web/ui/VisuallyHidden.tsx'
import { productPreviews } from '../card/productPreviews.ts'
import styles from './CompleteTheLook.module.css'
import { OptionPicker } from './OptionPicker.tsx'
import type { ProductFieldsFragment } from './product.generated.ts'
import { useSelection } from './useSelection.ts'

type LookProduct = NonNullable<ProductFieldsFragment['completeTheLook']>['products'][number]

/** A ticked product of the look: whether it can be added to the bag, and how. */
export interface LookItemState {
  canAdd: boolean
  isAdding: boolean
  add: () => void
}

interface LookItemProps {
  product: LookProduct
  /** Called without a state once the product is unticked. */
  onReport: (id: string, state?: LookItemState) => void
}

/** One product of a look; its options are shown once it is ticked. */
export function LookItem({ product, onReport }: LookItemProps) {
  const selection = useSelection(product)
  const [isTicked, setTicked] = useState(false)
  const { canAdd, isAdding, add, variation } = selection
  // biome-ignore lint/correctness/useExhaustiveDependencies: `onReport` does the same on each render
  useEffect(() => {
    if (!isTicked) return
    onReport(product.id, { canAdd, isAdding, add })
    return () => onReport(product.id)
  }, [product.id, isTicked, canAdd, isAdding, add])
  const shown = variation ?? product
  const isSoldOut = product.stockStatus === 'OUT_OF_STOCK'
  return (
    <li className={styles.item}>
      <Picture image={product.image} sizes="6rem" ratio="3 / 4" alt="" />
      <div className={styles.words}>
        <a
          className={styles.name}
          href={product.url}
          onClick={() => productPreviews.remember(product.url, product)}
        >
          {product.name}
        </a>
        <p className={styles.price}>
          <Price price={shown.price} regularPrice={shown.regularPrice} showPercent />
        </p>
        <CheckboxField
          label={
            <>
              {isSoldOut ? 'Out of stock' : 'Add'}
              <VisuallyHidden> {product.name}</VisuallyHidden>
            </>
          }
          checked={isTicked}
          disabled={isSoldOut}
          onChange={(event) => setTicked(event.target.checked)}
        />
        {isTicked
          ? product.options.map((option) => (
              <OptionPicker
                key={option.slug}
                option={option}
                chosen={selection.chosen[option.slug]}
                stateOf={(swatch) => selection.stateOf(option.slug, swatch)}
                onChoose={(swatch) => selection.choose(option.slug, swatch)}
                scope={`look-${product.id}`}
              />
            ))
          : null}
        {isTicked && selection.label === 'Out of stock' ? (
          <p className={styles.note} role="status">
            Out of stock
          </p>
        ) : null}
      </div>
    </li>
  )
}
