import type { ReactNode } from 'react'
import { Button } from '#web/ui/Button.tsx'
import { Notice } from '#web/ui/Notice.tsx'
import styles from './BuyPanel.module.css'
import { OptionPicker } from './OptionPicker.tsx'
import type { ProductFieldsFragment } from './product.generated.ts'
import type { ProductSelection } from './useSelection.ts'

interface BuyPanelProps {
  product: Pick<ProductFieldsFragment, 'id' | 'options'>
  selection: ProductSelection
  /** Stands between the options and the button. */
  guides?: ReactNode
  /** Stands beside the button. */
  aside?: ReactNode
  /** What it costs, in the bar that follows a narrow page; without it the button stays in its place. */
  barPrice?: ReactNode
}

/** Choosing every option and putting the product into the bag (product.selection.*). */
export function BuyPanel({ product, selection, guides, aside, barPrice }: BuyPanelProps) {
  const scope = `product-${product.id}`
  return (
    <div className={styles.panel}>
      {product.options.map((option) => (
        <OptionPicker
          key={option.slug}
          option={option}
          chosen={selection.chosen[option.slug]}
          stateOf={(swatch) => selection.stateOf(option.slug, swatch)}
          onChoose={(swatch) => selection.choose(option.slug, swatch)}
          scope={scope}
        />
      ))}
      {guides || selection.canClear ? (
        <div className={styles.links}>
          {guides}
          {selection.canClear ? (
            <Button variant="quiet" className={styles.clear} onClick={selection.clear}>
              Clear
            </Button>
          ) : null}
        </div>
      ) : null}
      {selection.isConflict ? (
        <Notice tone="warning">This combination is not made. Please choose another.</Notice>
      ) : null}
      <div className={barPrice ? styles.bar : styles.row}>
        {barPrice ? <p className={styles.barPrice}>{barPrice}</p> : null}
        <Button
          wide
          className={styles.buy}
          disabled={!selection.canAdd}
          loading={selection.isAdding}
          onClick={selection.add}
        >
          {selection.label}
        </Button>
        {aside}
      </div>
    </div>
  )
}
