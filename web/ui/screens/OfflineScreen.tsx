import { Button } from '../Button.tsx'
import { uiCopy } from '../copy.ts'
import { EmptyState } from './EmptyState.tsx'

/** Replaces a page that cannot be loaded without a connection (pages.offline.*). */
export function OfflineScreen({ onRetry }: { onRetry: () => void }) {
  return (
    <section role="alert">
      <EmptyState
        title="You are offline"
        heading="h1"
        action={<Button onClick={onRetry}>{uiCopy.tryAgain}</Button>}
      >
        <p>This page will load when you're back online. You can still view pages you've visited.</p>
      </EmptyState>
    </section>
  )
}
