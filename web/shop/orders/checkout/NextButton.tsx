import type { ReactNode } from 'react'
import { Button } from '#web/ui/Button.tsx'

/** Leads to the next step; while the bag has not settled it waits with the shopper. */
export function NextButton({ isBusy, children }: { isBusy: boolean; children: ReactNode }) {
  return (
    <Button type="submit" loading={isBusy}>
      {children}
    </Button>
  )
}
