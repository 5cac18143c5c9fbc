import { useOverlays } from '#web/core/overlays.ts'
import { catalogCopy } from '#web/generated/messages/catalogCopy.ts'
import { listingCopy } from '#web/generated/messages/listingCopy.ts'
import type { Elements } from '#web/lib/elements.ts'
import { Button } from '#web/ui/Button.tsx'
import { Drawer } from '#web/ui/dialog/Dialog.tsx'
import styles from './FilterList.module.css'
import { formatProductCount } from './ListingToolbar.tsx'

export interface FilterDrawerProps {
  total: number | undefined
  /** Removes all filters; undefined when nothing is selected. */
  onCleared: (() => void) | undefined
  children: Elements
}

/** The filters in a drawer from the left, which updates the grid while it is open. */
export function FilterDrawer({ total, onCleared, children }: FilterDrawerProps) {
  const { current, close } = useOverlays()
  return (
    <Drawer
      side="left"
      open={current === 'filters'}
      onClose={close}
      title={listingCopy.filters}
      footer={
        <div className={styles.actions}>
          {onCleared ? (
            <Button
              variant="quiet"
              onClick={({ currentTarget: { nextElementSibling: next } }) => {
                // Focused first, because this button disappears.
                if (next instanceof HTMLElement) next.focus()
                onCleared()
              }}
            >
              {catalogCopy.clear}
            </Button>
          ) : null}
          <Button wide onClick={close} data-dismisses>
            {total === undefined
              ? listingCopy.show
              : listingCopy.showCount({ products: formatProductCount(total) })}
          </Button>
        </div>
      }
    >
      {children}
    </Drawer>
  )
}
