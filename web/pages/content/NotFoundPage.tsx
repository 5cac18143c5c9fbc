import { NotFoundScreen } from '#web/ui/screens/NotFoundScreen.tsx'

export function Page() {
  return <NotFoundScreen />
}
