import { eventLabel } from '#commerce/staff/labels.ts'

/**
 * The message for staff whose step is based on an outdated order (security.staff.once), or null when nothing has
 * changed. To be called under the lock of the order.
 */
export function changedMessage(
  present: string | number,
  seen: unknown,
  change?: { by: string; time: string; event: string },
): string | null {
  if (present === seen) return null
  const details = change ? ` by ${change.by} at ${change.time} (${eventLabel(change.event)})` : ''
  return `This order was changed${details}. Look at it again before you go on.`
}
