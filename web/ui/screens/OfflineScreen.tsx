import { Button } from '../Button.tsx'
import { EmptyState } from './EmptyState.tsx'

/** A page that cannot be shown because there is no connection. */
export function OfflineScreen({ onRetry }: { onRetry: () => void }) {
  return (
    <section role="alert">
      <EmptyState
        title="You are offline"
        heading="h1"
        action={<Button onClick={onRetry}>Try again</Button>}
      >
        <p>
          This page will open as soon as there is a connection. Those you have seen can be read.
        </p>
      </EmptyState>
    </section>
  )
}
