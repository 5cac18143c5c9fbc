import { NotFoundScreen } from '#web/ui/screens/NotFoundScreen.tsx'

/** Where an address leads nowhere. */
export function Page() {
  return <NotFoundScreen />
}
