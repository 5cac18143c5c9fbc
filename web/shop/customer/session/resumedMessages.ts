import { addressBookCopy } from '#web/generated/messages/addressBookCopy.ts'
import { cartToastCopy } from '#web/generated/messages/cartToastCopy.ts'
import { couponCopy } from '#web/generated/messages/couponCopy.ts'
import { newsletterCopy } from '#web/generated/messages/newsletterCopy.ts'
import { orderFailureCopy } from '#web/generated/messages/orderFailureCopy.ts'
import { profileCopy } from '#web/generated/messages/profileCopy.ts'
import { uiCopy } from '#web/generated/messages/uiCopy.ts'

interface ResumedMessages {
  /** Shown after success unless the server sends a message; without it nothing is shown. */
  done?: string
  failed: string
}

/** The messages by the mutation's name. */
const messages: Record<string, ResumedMessages> = {
  AddToCart: { done: cartToastCopy.added, failed: cartToastCopy.addFailed },
  UpdateCartItem: { done: cartToastCopy.updated, failed: cartToastCopy.updateFailed },
  RemoveCartItem: { done: cartToastCopy.removed, failed: cartToastCopy.removeFailed },
  ApplyCoupon: { done: couponCopy.applied, failed: uiCopy.wrong },
  RemoveCoupon: { done: couponCopy.removed, failed: uiCopy.wrong },
  CancelOrder: { done: orderFailureCopy.canceled, failed: orderFailureCopy.cancelFailed },
  AddAddress: {
    done: addressBookCopy.saved,
    failed: uiCopy.failed,
  },
  UpdateAddress: {
    done: addressBookCopy.saved,
    failed: uiCopy.failed,
  },
  RemoveAddress: {
    done: addressBookCopy.removed,
    failed: uiCopy.failed,
  },
  UpdateProfile: {
    done: profileCopy.saved,
    failed: profileCopy.saveFailed,
  },
  SubmitForm: { done: newsletterCopy.subscribed, failed: uiCopy.wrong },
}

/** Returns the messages of a mutation that is repeated after a sign-in (session.expired.resume, errors.cart.*). */
export function resumedMessages({ name }: { name: string }): ResumedMessages {
  return messages[name] ?? { failed: uiCopy.wrong }
}
