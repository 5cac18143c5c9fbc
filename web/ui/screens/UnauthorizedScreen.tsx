import { screenCopy } from '#web/generated/messages/screenCopy.ts'
import { uiCopy } from '#web/generated/messages/uiCopy.ts'
import type { Elements } from '#web/lib/elements.ts'
import { pathTo } from '#web/paths.ts'
import { ButtonLink } from '../Button.tsx'
import { CookieNotice } from '../CookieNotice.tsx'
import { EmptyState } from './EmptyState.tsx'

/** Replaces a customer's page for guests (permissions.visitor.unauthorized). */
export function UnauthorizedScreen({ action }: { action?: Elements }) {
  return (
    <EmptyState
      title={screenCopy.unauthorized}
      heading="h1"
      action={
        <>
          {action}
          <ButtonLink variant={action ? 'secondary' : 'primary'} href={pathTo('home')}>
            {uiCopy.backToHomepage}
          </ButtonLink>
        </>
      }
    >
      <CookieNotice />
    </EmptyState>
  )
}
