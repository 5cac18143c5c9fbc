import type { ReactNode } from 'react'
import { useOverlays } from '#web/core/overlays.ts'
import { Drawer } from '#web/ui/dialog/Dialog.tsx'
import styles from './BuyPanel.module.css'
import { BuyPanel } from './BuyPanel.tsx'
import { ProductGuides } from './ProductGuides.tsx'
import type { ProductFieldsFragment } from './product.generated.ts'
import type { ProductSelection } from './useSelection.ts'

interface BuySheetProps {
  product: ProductFieldsFragment
  selection: ProductSelection
  price: ReactNode
}

/** The options of a product and its button, in a sheet on phones (product.bar.sheet), with the page's selection. */
export function BuySheet({ product, selection, price }: BuySheetProps) {
  const { current, subject, close } = useOverlays()
  const isCovered = subject === product.slug && (current === 'sizeGuide' || current === 'modelInfo')
  return (
    <Drawer
      side="bottom"
      open={current === 'options' || isCovered}
      onClose={close}
      title={product.name}
    >
      <p className={styles.sheetPrice}>{price}</p>
      <BuyPanel
        product={product}
        selection={selection}
        guides={<ProductGuides product={product} inOverlay />}
        scope="sheet"
      />
    </Drawer>
  )
}
