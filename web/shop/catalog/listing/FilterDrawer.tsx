import type { ReactNode } from 'react'
import { useOverlays } from '#web/core/overlays.ts'
import { Button } from '#web/ui/Button.tsx'
import { Drawer } from '#web/ui/dialog/Dialog.tsx'
import { productsIn } from './ListingToolbar.tsx'

/** The filters in a drawer from the left; the grid updates while it is open. */
export function FilterDrawer({
  total,
  children,
}: {
  total: number | undefined
  children: ReactNode
}) {
  const { current, close } = useOverlays()
  return (
    <Drawer
      side="left"
      open={current === 'filters'}
      onClose={close}
      title="Filters"
      footer={
        <Button wide onClick={close}>
          {`Show ${total === undefined ? 'products' : productsIn(total)}`}
        </Button>
      }
    >
      {children}
    </Drawer>
  )
}
