import { lazy, Suspense } from 'react'
import { useHydrated } from '#web/boot/useHydrated.ts'
import { productCopy } from '#web/generated/messages/productCopy.ts'
import type { Elements } from '#web/lib/elements.ts'
import { Button } from '#web/ui/Button.tsx'
import { NoScript } from '#web/ui/NoScript.tsx'
import { Notice } from '#web/ui/Notice.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { StockAlert } from '../stockAlert/StockAlert.tsx'
import styles from './BuyPanel.module.css'
import { OptionPicker } from './OptionPicker.tsx'
import type { ProductFieldsFragment } from './product.generated.ts'
import type { TextOptions as Fields } from './TextOptions.tsx'
import { useProductStock } from './useProductStock.ts'
import type { ProductSelection } from './useSelection.ts'

/** The fields of options to type, which few products have; nothing if their code cannot be loaded. */
const TextOptions = lazy<typeof Fields>(async () => {
  try {
    return { default: (await import('./TextOptions.tsx')).TextOptions }
  } catch {
    return { default: () => [] }
  }
})

interface BuyPanelProps {
  product: Pick<ProductFieldsFragment, 'id' | 'slug' | 'options' | 'textOptions' | 'hasStockAlerts'>
  selection: ProductSelection
  /** The content that is shown between the options and the button. */
  guides?: Elements
  /** The content that is shown beside the button. */
  aside?: Elements
  /** Whether a bar has the button on narrow pages. */
  hasBar?: boolean
  /** Makes the names of radios unique among the panels of a page. */
  scope?: string
}

/** The options of a product and the button that adds it to the bag (product.selection.*, product.add.*, product.stock.left). */
export function BuyPanel({
  product,
  selection,
  guides,
  aside,
  hasBar = false,
  scope = 'product',
}: BuyPanelProps) {
  // After the links, so that nothing moves when it appears.
  const { variation } = selection
  const stock = useProductStock(product.slug)
  const isHydrated = useHydrated(true, false)
  const left = variation?.stockStatus === 'IN_STOCK' ? variation.stockLeft : null
  return (
    <div className={styles.panel}>
      {product.options.map((option) => (
        <OptionPicker
          key={option.slug}
          option={option}
          chosen={selection.chosen[option.slug]}
          stateOf={(swatch) => selection.stateOf(option.slug, swatch)}
          onChoose={(swatch) => selection.choose(option.slug, swatch)}
          scope={`${scope}-${product.id}`}
        />
      ))}
      {product.textOptions.length > 0 ? (
        <Suspense fallback={<TextSkeleton />}>
          {isHydrated ? <TextOptions product={product} selection={selection} /> : <TextSkeleton />}
        </Suspense>
      ) : null}
      {guides || selection.canClear ? (
        <div className={styles.links}>
          {guides}
          {left ? <p className={styles.left}>{productCopy.onlyLeft({ count: left })}</p> : null}
          {selection.canClear ? (
            <Button variant="quiet" className={styles.clear} onClick={selection.clear}>
              {productCopy.clear}
            </Button>
          ) : null}
        </div>
      ) : null}
      {selection.isConflict ? <Notice tone="warning">{productCopy.unavailable}</Notice> : null}
      <NoScript need="buying" />
      <div className={hasBar ? styles.rowBesideBar : styles.row}>
        <Button
          wide
          disabled={!selection.canAdd}
          loading={selection.isAdding}
          onClick={selection.add}
        >
          {selection.label}
        </Button>
        {aside}
      </div>
      {product.hasStockAlerts ? (
        <StockAlert
          productId={product.id}
          chosen={selection.chosen}
          isSoldOut={selection.isSoldOut}
          reloadStock={stock.reload}
        />
      ) : null}
    </div>
  )
}

const TextSkeleton = () => (
  <p className={styles.guideSkeleton} aria-hidden="true">
    <Skeleton width="12rem" />
  </p>
)
