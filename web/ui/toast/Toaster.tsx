import { lazy, Suspense, startTransition, useEffect, useState } from 'react'

const Toasts = lazy(async () => ({ default: (await import('./Toasts.tsx')).Toasts }))

/** The place of toasts. Its code is loaded after hydration, ahead of the first toast. */
export function Toaster() {
  const [ready, setReady] = useState(false)
  useEffect(() => startTransition(() => setReady(true)), [])
  if (!ready) return null
  return (
    <Suspense>
      <Toasts />
    </Suspense>
  )
}
