import { useEffect, useState } from 'react'
import { productCopy } from '#web/generated/messages/productCopy.ts'
import { CheckboxField } from '#web/ui/form/CheckboxField.tsx'
import { Picture } from '#web/ui/media/Picture.tsx'
import { Price } from '#web/ui/Price.tsx'
import { VisuallyHidden } from '#web/ui/VisuallyHidden.tsx'
import { productPreviews } from '../card/productPreviews.ts'
import { OptionPicker } from '../product/OptionPicker.tsx'
import type { ProductFieldsFragment } from '../product/product.generated.ts'
import { useSelection } from '../product/useSelection.ts'
import styles from './CompleteTheLook.module.css'

type LookProduct = NonNullable<ProductFieldsFragment['completeTheLook']>['products'][number]

/** A selected product of the look, and the function that adds it to the bag. */
export interface LookItemState {
  canAdd: boolean
  isAdding: boolean
  add: () => void
}

interface LookItemProps {
  product: LookProduct
  /** Called without a state when the product is no longer selected. */
  onChange: (id: string, state?: LookItemState) => void
}

/** A product of a look with a checkbox, and its options if it is selected. */
export function LookItem({ product, onChange }: LookItemProps) {
  const selection = useSelection(product)
  const [isSelected, setSelected] = useState(false)
  const { canAdd, isAdding, add, variation } = selection
  // biome-ignore lint/correctness/useExhaustiveDependencies: `onChange` is equivalent on each render
  useEffect(() => {
    if (!isSelected) return
    onChange(product.id, { canAdd, isAdding, add })
    return () => onChange(product.id)
  }, [product.id, isSelected, canAdd, isAdding, add])
  const shown = variation ?? product
  const isSoldOut = product.stockStatus === 'OUT_OF_STOCK'
  return (
    <li className={styles.item}>
      <Picture image={product.packshotImage ?? product.image} sizes="6rem" ratio="3 / 4" alt="" />
      <div className={styles.text}>
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
              <span>{isSoldOut ? productCopy.soldOut : productCopy.add}</span>
              <VisuallyHidden>{` ${product.name}`}</VisuallyHidden>
            </>
          }
          checked={isSelected}
          disabled={isSoldOut}
          onChange={(event) => setSelected(event.target.checked)}
        />
        {isSelected
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
        {isSelected && selection.label === productCopy.soldOut ? (
          <p className={styles.note} role="status">
            {productCopy.soldOut}
          </p>
        ) : null}
      </div>
    </li>
  )
}
