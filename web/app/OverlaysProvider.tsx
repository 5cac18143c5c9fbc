import { useMachine } from '@xstate/react'
import { type ReactNode, useEffect, useMemo } from 'react'
import { useLocation } from 'wouter'
import { overlaysMachine } from '#machines/overlays.ts'
import { OverlaysContext } from '../shop/content/overlays.ts'

/** Lets any part of the shop open an overlay; a new page closes them all. */
export function OverlaysProvider({ children }: { children: ReactNode }) {
  const [state, send] = useMachine(overlaysMachine)
  const [path] = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new path closes what is open
  useEffect(() => send({ type: 'page.changed' }), [path, send])
  const current = state.value === 'none' ? null : state.value
  const overlays = useMemo(
    () => ({
      current,
      open: (name: NonNullable<typeof current>) => send({ type: 'overlay.opened', name }),
      close: () => send({ type: 'overlay.closed' }),
    }),
    [current, send],
  )
  return <OverlaysContext value={overlays}>{children}</OverlaysContext>
}
