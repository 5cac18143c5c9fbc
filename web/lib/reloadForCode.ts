import { createSchema } from './schemas.ts'
import { storage } from './storage.ts'

/** The time of the last reload, in milliseconds since 1970. */
const reloadedAt = storage(
  'reloaded',
  createSchema((value) => Number(value) || undefined),
)

const hasTypedText = () =>
  [
    ...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
      'main :is(input:not([type=radio], [type=checkbox]), textarea)',
    ),
  ].some(({ value }) => value)

/**
 * Reloads the page, at most once a minute, for code that cannot be loaded: a deploy has removed it, or the connection
 * failed, after which browsers reject every import of that file until the page is loaded again (HTML standard, "fetch a
 * single module script"; changed by whatwg/html#10327). Returns false if it must not: offline, without storage, which
 * might reload endlessly, and where `keepsText` and text has been typed.
 */
export function reloadForCode({ keepsText }: { keepsText: boolean }): boolean {
  if (!navigator.onLine || (keepsText && hasTypedText())) return false
  if (Date.now() - (reloadedAt.read() ?? 0) < 60_000) return false
  if (!reloadedAt.write(Date.now())) return false
  location.reload()
  return true
}
