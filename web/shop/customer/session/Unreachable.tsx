import { EmptyState } from '#web/ui/screens/EmptyState.tsx'

/** Stands where it matters who visits and the server does not say: that is no sign-out. */
export function Unreachable({ heading }: { heading: 'h1' | 'h2' }) {
  return (
    <EmptyState heading={heading} title="Something went wrong, please try again.">
      <p role="alert">We cannot reach your account just now and keep trying.</p>
    </EmptyState>
  )
}
