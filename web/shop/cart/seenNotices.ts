import { useMemo } from 'react'
import { textsSchema } from '#web/lib/schemas.ts'
import { storage } from '#web/lib/storage.ts'
import { useStored } from '#web/lib/useStored.ts'
import type { CartFieldsFragment } from './cart.generated.ts'

type Notice = CartFieldsFragment['notices'][number]

const seenNames = storage('bag.seen', textsSchema)

const nameOf = ({ key, message }: Notice) => `${key ?? ''} ${message}`

const nothing: readonly string[] = []

/** What the server says of the bag and its lines, each until it was seen. That a line is sold out stays. */
export function useNotices(notices: readonly Notice[] = []) {
  const known = useStored(seenNames, nothing)
  return useMemo(() => {
    const fresh = notices.filter(
      (notice) => notice.code === 'sold_out' || !known.includes(nameOf(notice)),
    )
    const words = (of: (notice: Notice) => boolean) => fresh.filter(of).map((each) => each.message)
    return {
      ofBag: words(({ key }) => key === null),
      ofLine: (line: string) => words(({ key }) => key === line),
      /** All of today's are seen; one that comes again later is new. */
      see: () => seenNames.write(notices.map(nameOf)),
    }
  }, [known, notices])
}
