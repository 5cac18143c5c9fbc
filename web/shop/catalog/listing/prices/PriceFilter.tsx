import { useState } from 'react'
import { catalogCopy } from '#web/generated/messages/catalogCopy.ts'
import { useOnDemand } from '#web/lib/useOnDemand.ts'
import { Button } from '#web/ui/Button.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import type { PriceFilterProps } from './priceDrafts.ts'

const loadFields = () => import('./PriceFields.tsx')

/** The content of the price filter, loaded when the filter is first opened. */
export function PriceFilter(props: PriceFilterProps) {
  const [hasFailed, setFailed] = useState(false)
  const loaded = useOnDemand(!hasFailed, loadFields, () => setFailed(true))
  if (loaded) return <loaded.PriceFields {...props} />
  return (
    // The height of the fields.
    <div style={{ minBlockSize: '7.75rem' }}>
      {hasFailed ? (
        <>
          <p role="alert">{catalogCopy.priceUnavailable}</p>
          <Button variant="quiet" onClick={() => setFailed(false)}>
            {catalogCopy.tryAgain}
          </Button>
        </>
      ) : (
        <Skeleton width="60%" />
      )}
    </div>
  )
}
