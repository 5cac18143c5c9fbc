import { lazy, Suspense } from 'react'
import { Drawer } from '#web/ui/Dialog.tsx'
import { LoadingNote } from '#web/ui/Skeleton.tsx'
import { useOverlays } from '../content/overlays.ts'

const SearchPanel = lazy(async () => ({
  default: (await import('./SearchPanel.tsx')).SearchPanel,
}))

/** The search, from the top over the full height (SPEC §2 Overlays); its code comes when it opens. */
export function SearchDrawer() {
  const { current, close } = useOverlays()
  return (
    <Drawer side="top" title="Search" titleHidden open={current === 'search'} onClose={close}>
      <Suspense fallback={<LoadingNote />}>
        <SearchPanel onLeave={close} />
      </Suspense>
    </Drawer>
  )
}
