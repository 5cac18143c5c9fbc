import type { ReactNode } from 'react'
import { Button } from '#web/ui/Button.tsx'

/** The submit button of a step. It shows progress while the cart has pending changes (checkout.cart.settled). */
export function ContinueButton({ isBusy, children }: { isBusy: boolean; children: ReactNode }) {
  return (
    <Button type="submit" loading={isBusy}>
      {children}
    </Button>
  )
}
