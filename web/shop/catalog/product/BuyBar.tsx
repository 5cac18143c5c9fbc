import type { ReactNode } from 'react'
import { useOverlayCode, useOverlays } from '#web/core/overlays.ts'
import { productCopy } from '#web/generated/messages/productCopy.ts'
import type { Elements } from '#web/lib/elements.ts'
import { Button } from '#web/ui/Button.tsx'
import styles from './BuyPanel.module.css'
import type { ProductFieldsFragment } from './product.generated.ts'
import { useBuyBar } from './useBuyBar.ts'
import type { ProductSelection } from './useSelection.ts'

const loadSheet = () => import('./BuySheet.tsx')

interface BuyBarProps {
  product: ProductFieldsFragment
  selection: ProductSelection
  price: ReactNode
  /** The content that is shown beside the button. */
  aside: Elements
}

/**
 * The bar that sticks to the bottom of narrow pages, with a button that is never disabled: it adds what can be added,
 * and otherwise opens the options in a sheet (product.bar.*).
 */
export function BuyBar({ product, selection, price, aside }: BuyBarProps) {
  useBuyBar()
  const { current, open } = useOverlays()
  const isOpening = current === 'options'
  const sheet = useOverlayCode(isOpening, loadSheet)
  const opening = {
    'aria-haspopup': 'dialog',
    loading: isOpening && !sheet,
    onClick: () => open('options', product.slug),
  } as const
  const adding = { loading: selection.isAdding, onClick: selection.add }
  return (
    <>
      <div className={styles.bar}>
        <p className={styles.barPrice}>{price}</p>
        <Button wide className={styles.buy} {...(selection.canAdd ? adding : opening)}>
          {selection.canAdd ? selection.label : nextStep(product, selection)}
        </Button>
        {aside}
      </div>
      {sheet ? <sheet.BuySheet product={product} selection={selection} price={price} /> : null}
    </>
  )
}

/** The bar's label while the selection cannot be added. */
function nextStep(
  { options, stockStatus, hasStockAlerts }: ProductFieldsFragment,
  { chosen, isSoldOut, isConflict, label }: ProductSelection,
) {
  if (stockStatus === 'OUT_OF_STOCK')
    return hasStockAlerts ? productCopy.notify : productCopy.seeOptions
  if (isSoldOut || isConflict) return productCopy.chooseAnother
  const missing = options.find(({ slug }) => chosen[slug] === undefined)
  return missing ? productCopy.choose({ option: missing.name.toLowerCase() }) : label
}
