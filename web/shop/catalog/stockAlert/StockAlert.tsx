import { useState } from 'react'
import { stockAlertCopy } from '#web/generated/messages/stockAlertCopy.ts'
import { useOnDemand } from '#web/lib/useOnDemand.ts'
import { useSession } from '#web/shop/customer/session/useSession.ts'
import { Button } from '#web/ui/Button.tsx'
import { showToast } from '#web/ui/toast/toast.ts'
import type { StockAlertRequest } from './StockAlertForm.tsx'

interface StockAlertProps extends StockAlertRequest {
  isSoldOut: boolean
}

const loadForm = () => import('./StockAlertForm.tsx')

/**
 * Offers an email for a selection that is sold out (product.alert.*), and hides for others, so that the form retains
 * typed text.
 */
export function StockAlert({ isSoldOut, ...request }: StockAlertProps) {
  const { status, user } = useSession()
  const [isOpen, setOpen] = useState(false)
  const loaded = useOnDemand(isOpen, loadForm, () => {
    setOpen(false)
    showToast('error', stockAlertCopy.unavailable)
  })
  // The form prefills a customer’s email address, which may arrive one render after the status.
  const isKnown = status === 'signedIn' ? user : status !== 'unknown'
  const isReady = isOpen && loaded && isKnown
  return (
    <div hidden={!isSoldOut}>
      {isReady ? (
        <loaded.StockAlertForm {...request} />
      ) : (
        <Button variant="secondary" wide loading={isOpen} onClick={() => setOpen(true)}>
          {stockAlertCopy.open}
        </Button>
      )}
    </div>
  )
}
