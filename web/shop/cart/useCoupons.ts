import { useMemo, useRef, useState } from 'react'
import { fromPromise } from 'xstate'
import { type SubmitReply, submissionMachine } from '#machines/submission/submission.ts'
import { useShopClient } from '#web/core/data/clientContext.ts'
import type { MutationDocument } from '#web/core/data/document.ts'
import { useMachine, withActors } from '#web/core/machines.ts'
import { serverMessage } from '#web/core/serverMessage.ts'
import { useBagActor } from './BagProvider.tsx'
import { ApplyCouponDocument, RemoveCouponDocument } from './cart.generated.ts'
import { tellOtherTabs } from './cartChannel.ts'

type Wish = { kind: 'apply' | 'remove'; code: string }

/** Coupons of the bag: one wish at a time, and a refusal in the server's words under the field. */
export function useCoupons() {
  const client = useShopClient()
  const bag = useBagActor()
  const [typed, setTyped] = useState('')
  const wish = useRef<Wish>({ kind: 'apply', code: '' })
  const machine = useMemo(
    () =>
      withActors(submissionMachine, () => ({
        submit: fromPromise<SubmitReply>(async () => {
          const { kind, code } = wish.current
          const mutation: MutationDocument<unknown, { code: string }> =
            kind === 'apply' ? ApplyCouponDocument : RemoveCouponDocument
          try {
            await client.mutate({ mutation, variables: { code } })
          } catch (error) {
            throw new Error(serverMessage(error) ?? '')
          }
          // A quantity under way may have been answered before or after: the bag finds out.
          bag.send({ type: 'cart.invalidated' })
          tellOtherTabs()
          if (kind === 'apply') setTyped('')
          return { message: kind === 'apply' ? 'Coupon applied' : 'Coupon removed' }
        }),
      })),
    [client, bag],
  )
  const [state, send] = useMachine(machine, { input: { fallbackMessage: 'Something went wrong' } })
  const submit = (next: Wish) => {
    if (state.matches('submitting')) return
    wish.current = next
    if (state.matches('succeeded')) send({ type: 'form.reset' })
    send({ type: 'form.submitted' })
  }
  return {
    typed,
    type: (text: string) => {
      setTyped(text)
      send({ type: 'form.edited' })
    },
    apply: () => {
      const code = typed.trim()
      if (code) submit({ kind: 'apply', code })
    },
    remove: (code: string) => submit({ kind: 'remove', code }),
    isSubmitting: state.matches('submitting'),
    error: state.matches('failed') ? state.context.message : null,
    news: state.matches('succeeded') ? state.context.message : '',
  }
}
