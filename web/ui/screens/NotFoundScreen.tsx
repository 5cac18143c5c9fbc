import { uiCopy } from '#web/generated/messages/uiCopy.ts'
import { pathTo } from '#web/paths.ts'
import { ButtonLink } from '../Button.tsx'
import { Container } from '../Container.tsx'
import { EmptyState } from './EmptyState.tsx'

/** The 404 screen, with a link to the home page (errors.not-found.page). */
export function NotFoundScreen() {
  return (
    <Container>
      <EmptyState
        title="We couldn't find this page"
        heading="h1"
        suggests
        action={<ButtonLink href={pathTo('home')}>{uiCopy.backToHomepage}</ButtonLink>}
      >
        <p>It may have moved or is no longer available.</p>
      </EmptyState>
    </Container>
  )
}
