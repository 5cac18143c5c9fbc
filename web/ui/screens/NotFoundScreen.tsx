import { screenCopy } from '#web/generated/messages/screenCopy.ts'
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
        title={screenCopy.notFound}
        heading="h1"
        suggests
        action={<ButtonLink href={pathTo('home')}>{uiCopy.backToHomepage}</ButtonLink>}
      >
        <p>{screenCopy.notFoundText}</p>
      </EmptyState>
    </Container>
  )
}
