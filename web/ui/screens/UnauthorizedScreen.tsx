import { pathTo } from '#web/paths.ts'
import { ButtonLink } from '../Button.tsx'
import { EmptyState } from './EmptyState.tsx'

/** What a visitor without a name sees where only customers may look (SPEC §2). */
export function UnauthorizedScreen() {
  return (
    <EmptyState
      title="You are not authorized to access this page"
      heading="h1"
      action={<ButtonLink href={pathTo('home')}>Back to homepage</ButtonLink>}
    />
  )
}
