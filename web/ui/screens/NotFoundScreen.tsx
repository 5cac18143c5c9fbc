import { pathTo } from '#web/paths.ts'
import { ButtonLink } from '../Button.tsx'
import { EmptyState } from './EmptyState.tsx'

/** The 404 screen, with a link to the home page (`errors.not-found.page`). */
export function NotFoundScreen() {
  return (
    <EmptyState
      title="We could not find that page"
      heading="h1"
      action={<ButtonLink href={pathTo('home')}>Back to homepage</ButtonLink>}
    >
      <p>It may have moved, or its season may have ended.</p>
    </EmptyState>
  )
}
