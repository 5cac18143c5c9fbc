import { type ComponentType, startTransition, useEffect, useState } from 'react'
import { useLocation } from 'wouter'
import { nextTask } from '#web/boot/nextTask.ts'
import { whenIdle } from '#web/boot/whenIdle.ts'
import { track } from '#web/core/analytics.ts'
import { useShopClient } from '#web/core/data/clientContext.ts'

/** Tells analytics of each page, and starts what pops up by itself once the browser has nothing better to do. */
export function PopupsHost() {
  const [Popups, setPopups] = useState<ComponentType>()
  const [path] = useLocation()
  const client = useShopClient()
  useEffect(() => track({ event: 'page_view', path }), [path])
  useEffect(() => {
    let wanted = true
    const load = async () => {
      const [{ Popups }, { startConsent }, { PopupsDocument }] = await Promise.all([
        import('./Popups.tsx'),
        import('../consent/cookieConsent.ts'),
        import('./popups.generated.ts'),
      ])
      await startConsent()
      // Asked for in a task of its own; who draws the popups joins in.
      client.query({ query: PopupsDocument }).catch(() => {})
      await nextTask()
      if (wanted) startTransition(() => setPopups(() => Popups))
    }
    // Without this code the shop only asks nothing; there is nothing to say about it.
    const start = () => load().catch(() => {})
    const stop = whenIdle(start)
    return () => {
      wanted = false
      stop()
    }
  }, [client])
  return Popups ? <Popups /> : null
}
