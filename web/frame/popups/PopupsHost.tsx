import { type ComponentType, startTransition, useEffect, useState } from 'react'
import { useLocation } from 'wouter'
import { nextTask } from '#web/boot/nextTask.ts'
import { whenIdle } from '#web/boot/whenIdle.ts'
import { track } from '#web/core/analytics.ts'
import { useShopClient } from '#web/core/data/clientContext.ts'

/** Reports page views to analytics, and loads the popups once the browser is idle. */
export function PopupsHost() {
  const [Popups, setPopups] = useState<ComponentType>()
  const [path] = useLocation()
  const client = useShopClient()
  useEffect(() => track({ event: 'page_view', path }), [path])
  useEffect(() => {
    let isNeeded = true
    const load = async () => {
      const [{ Popups }, { startConsent }, { PopupsDocument }] = await Promise.all([
        import('./Popups.tsx'),
        import('../consent/cookieConsent.ts'),
        import('./popups.generated.ts'),
      ])
      await startConsent()
      // Sent in a separate task, before the popups render and use the same request.
      client.query({ query: PopupsDocument }).catch(() => {})
      await nextTask()
      if (isNeeded) startTransition(() => setPopups(() => Popups))
    }
    // If the code cannot be loaded, no popups are shown.
    const start = () => load().catch(() => {})
    const stop = whenIdle(start)
    return () => {
      isNeeded = false
      stop()
    }
  }, [client])
  return Popups ? <Popups /> : null
}
