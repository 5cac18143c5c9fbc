import { accountCopy } from '#web/generated/messages/accountCopy.ts'
import { uiCopy } from '#web/generated/messages/uiCopy.ts'
import { EmptyState } from '#web/ui/screens/EmptyState.tsx'

/** Shown when the profile cannot be read, which does not count as signed out (session.state.unavailable). */
export function AccountUnavailable({ heading }: { heading: 'h1' | 'h2' }) {
  return (
    <EmptyState heading={heading} title={uiCopy.failed}>
      <p role="alert">{accountCopy.unavailableHint}</p>
    </EmptyState>
  )
}
