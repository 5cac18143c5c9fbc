import { overlaysMachine } from '@vitrine/machines/overlays/overlays.ts'
import { useSelector } from '@xstate/react'
import { type ReactNode, useCallback, useEffect, useMemo, useRef } from 'react'
import { useLocation } from 'wouter'
import { useActorRef } from '#web/core/machines.ts'
import { OpenOverlayContext, type OverlayName, OverlaysContext } from '#web/core/overlays.ts'
import { useBackCloses, useOverlayEntries } from '#web/lib/useBackCloses.ts'
import { mobileQuery, useMediaQuery } from '#web/lib/useMediaQuery.ts'

/** Provides the open overlay and the functions that open and close one, and closes it when the page changes. */
export function OverlaysProvider({ children }: { children: ReactNode }) {
  const actor = useActorRef(overlaysMachine)
  const { send } = actor
  const current = useSelector(actor, ({ value }) => (value === 'none' ? null : value))
  const subject = useSelector(actor, ({ context }) => context.subject)
  const [path] = useLocation()
  // Without an open overlay a change of the window's width causes no render.
  const mobile = useMediaQuery(current ? mobileQuery : 'not all')
  const shown = useRef(path)
  useEffect(() => {
    // The first path closes nothing: a click before hydration may have opened an overlay.
    if (shown.current === path) return
    shown.current = path
    send({ type: 'route.changed' })
  }, [path, send])
  // biome-ignore lint/correctness/useExhaustiveDependencies: reads the window itself, since `mobile` is false while nothing is open
  useEffect(() => {
    send({ type: matchMedia(mobileQuery).matches ? 'viewport.narrowed' : 'viewport.widened' })
  }, [mobile, send])
  const goBack = useCallback(() => send({ type: 'back.pressed' }), [send])
  useOverlayEntries()
  useBackCloses(mobile && current !== null, goBack)
  // A stable reference: an effect that opens an overlay must not run again when one opens.
  const open = useCallback(
    (name: OverlayName, about = '') => send({ type: `${name}.opened`, subject: about } as const),
    [send],
  )
  const close = useCallback(() => send({ type: 'overlay.closed' }), [send])
  const overlays = useMemo(
    () => ({ current, subject, open, close }),
    [current, subject, open, close],
  )
  return (
    <OpenOverlayContext value={open}>
      <OverlaysContext value={overlays}>{children}</OverlaysContext>
    </OpenOverlayContext>
  )
}
