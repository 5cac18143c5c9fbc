import { useRef, useState } from 'react'
import { toApiError } from '#web/core/data/apiError.ts'
import { couponCopy } from '#web/generated/messages/couponCopy.ts'
import { uiCopy } from '#web/generated/messages/uiCopy.ts'
import { postToTabs } from '#web/lib/tabChannel.ts'
import { useApplyCouponMutation, useRemoveCouponMutation } from './cart.generated.ts'

type CouponMutation = (call: { variables: { input: { code: string } } }) => Promise<unknown>

interface Status {
  isSubmitting?: boolean
  /** The server's reason for rejecting the code. */
  error?: string
  /** The result, which screen readers announce. */
  notice?: string
}

/** Applies and removes coupons, one request at a time (cart.coupons.*). */
export function useCoupons() {
  const [applyCoupon] = useApplyCouponMutation()
  const [removeCoupon] = useRemoveCouponMutation()
  const [typed, setTyped] = useState('')
  const [status, setStatus] = useState<Status>({})
  const isSubmitting = useRef(false)

  async function submit(mutate: CouponMutation, code: string, notice: string) {
    if (isSubmitting.current) return
    isSubmitting.current = true
    setStatus({ isSubmitting: true })
    try {
      await mutate({ variables: { input: { code } } })
      // The response may be older than that of a quantity in flight: all tabs, this one too, load the bag again.
      postToTabs('cart', 'changed')
      if (mutate === applyCoupon) setTyped('')
      setStatus({ notice })
    } catch (error) {
      setStatus({ error: toApiError(error).message || uiCopy.wrong })
    }
    isSubmitting.current = false
  }

  return {
    typed,
    type: (text: string) => {
      setTyped(text)
      if (status.error) setStatus({})
    },
    apply: () => {
      const code = typed.trim()
      if (code) submit(applyCoupon, code, couponCopy.applied)
    },
    remove: (code: string) => submit(removeCoupon, code, couponCopy.removed),
    isSubmitting: status.isSubmitting ?? false,
    error: status.error ?? null,
    notice: status.notice ?? '',
  }
}
