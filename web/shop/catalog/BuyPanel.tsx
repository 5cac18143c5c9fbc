import { Button } from '#web/ui/Button.tsx'
import { Notice } from '#web/ui/Notice.tsx'
import { VisuallyHidden } from '#web/ui/VisuallyHidden.tsx'
import styles from './BuyPanel.module.css'
import { OptionPicker } from './OptionPicker.tsx'
import type { ProductFieldsFragment } from './product.generated.ts'
import type { Selection } from './useSelection.ts'

/** Choosing every option and putting the product into the bag (SPEC §4 Product selection). */
export function BuyPanel({
  product,
  selection,
}: {
  product: ProductFieldsFragment
  selection: Selection
}) {
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
      <VisuallyHidden>
        <span id={`${scope}-sold-out`}>Out of stock</span>
      </VisuallyHidden>
      {selection.isConflict ? (
        <Notice tone="warning">This combination is not made. Please choose another.</Notice>
      ) : null}
      {selection.canClear ? (
        <Button variant="quiet" className={styles.clear} onClick={selection.clear}>
          Clear
        </Button>
      ) : null}
      <div className={styles.bar}>
        <Button
          wide
          disabled={!selection.canAdd}
          loading={selection.isAdding}
          onClick={selection.add}
        >
          {selection.label}
        </Button>
      </div>
    </div>
  )
}
