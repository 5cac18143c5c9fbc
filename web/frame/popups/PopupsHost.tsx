import { useApolloClient } from '@apollo/client/react'
import { type ComponentType, startTransition, useEffect, useRef, useState } from 'react'
import { nextTask, whenIdle } from '#web/boot/tasks.ts'
import { useFrame } from '#web/core/SiteProvider.tsx'

/** Starts the merchant's tags, except where cards are entered (analytics.tags.cards), and loads the popups once the browser is idle. */
export function PopupsHost({ hasTags }: { hasTags: boolean }) {
  const [Popups, setPopups] = useState<ComponentType>()
  const client = useApolloClient()
  const tags = useFrame().data?.site?.settings.tags
  const merchantTags = useRef(tags)
  merchantTags.current = hasTags ? tags : null
  useEffect(() => {
    let isNeeded = true
    const load = async () => {
      const [{ Popups }, { startConsent }, { PopupsDocument }] = await Promise.all([
        import('./Popups.tsx'),
        import('../consent/cookieConsent.ts'),
        import('./popups.generated.ts'),
      ])
      await startConsent(merchantTags.current)
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
