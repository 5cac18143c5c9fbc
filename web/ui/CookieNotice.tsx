import { useHydrated } from '#web/boot/useHydrated.ts'
import { uiCopy } from '#web/generated/messages/uiCopy.ts'
import { Notice } from './Notice.tsx'

/** Says what does not work while the browser blocks cookies; nothing while it allows them. */
export function CookieNotice() {
  const isBlocked = useHydrated(!globalThis.navigator?.cookieEnabled, false)
  return isBlocked ? <Notice tone="warning">{uiCopy.cookiesBlocked}</Notice> : null
}
