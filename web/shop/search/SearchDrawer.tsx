import { useOverlays } from '#web/core/overlays.ts'
import { searchCopy } from '#web/generated/messages/searchCopy.ts'
import { Drawer } from '#web/ui/dialog/Dialog.tsx'
import { SearchPanel } from './SearchPanel.tsx'

/** The search in a drawer from the top (frame.overlay.search). */
export function SearchDrawer() {
  const { current, close } = useOverlays()
  return (
    <Drawer
      side="top"
      title={searchCopy.title}
      titleHidden
      open={current === 'search'}
      onClose={close}
    >
      <SearchPanel onLeave={close} />
    </Drawer>
  )
}
