import { useMemo } from 'react'
import { textsSchema } from '#web/lib/schemas.ts'
import { storage } from '#web/lib/storage.ts'
import { useStored } from '#web/lib/useStored.ts'
import type { CartFieldsFragment } from './cart.generated.ts'

type Notice = CartFieldsFragment['notices'][number]

const seenNotices = storage('bag.seen', textsSchema)

const idOf = ({ key, message }: Notice) => `${key ?? ''} ${message}`

const none: readonly string[] = []

/**
 * Returns the server's notices about the bag and its lines that have not been seen (cart.quantity.clamped-until-seen),
 * and those of lines that are sold out (cart.sold-out).
 */
export function useNotices(notices: readonly Notice[] = []) {
  const seen = useStored(seenNotices, none)
  return useMemo(() => {
    const shown = notices.filter(
      (notice) => notice.code === 'SOLD_OUT' || !seen.includes(idOf(notice)),
    )
    const messages = (matches: (notice: Notice) => boolean) =>
      shown.filter(matches).map(({ message }) => message)
    return {
      ofCart: messages(({ key }) => key === null),
      ofLine: (line: string) => messages(({ key }) => key === line),
      /** Marks the current notices as seen; one that disappears and returns later is shown again. */
      markSeen: () => seenNotices.write(notices.map(idOf)),
    }
  }, [seen, notices])
}
