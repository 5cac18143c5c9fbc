import { type ComponentType, lazy, Suspense, startTransition, useEffect, useState } from 'react'

const Toasts = lazy<ComponentType>(() =>
  import('./Toasts.tsx').then(
    ({ Toasts }) => ({ default: Toasts }),
    () => ({ default: () => null }),
  ),
)

/** Renders the toasts, whose code is loaded after hydration, before the first toast is needed. */
export function Toaster() {
  const [isReady, setIsReady] = useState(false)
  useEffect(() => startTransition(() => setIsReady(true)), [])
  if (!isReady) return null
  return (
    <Suspense>
      <Toasts />
    </Suspense>
  )
}
