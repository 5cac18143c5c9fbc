import { useOverlays } from '#web/core/overlays.ts'
import { Drawer } from '#web/ui/dialog/Dialog.tsx'
import { SearchPanel } from './SearchPanel.tsx'

/** The search, from the top over the full height (SPEC §2 Overlays), and its field: what is typed at once is not lost. */
export function SearchDrawer() {
  const { current, close } = useOverlays()
  return (
    <Drawer side="top" title="Search" titleHidden open={current === 'search'} onClose={close}>
      <SearchPanel onLeave={close} />
    </Drawer>
  )
}
