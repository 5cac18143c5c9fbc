import { NotFoundScreen } from '#web/ui/NotFoundScreen.tsx'

/** Where an address leads nowhere. */
export function Page() {
  return <NotFoundScreen />
}
