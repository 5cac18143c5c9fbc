import { useState } from 'react'
import { useOpenOverlay } from '#web/core/overlays.ts'
import { submitWith } from '#web/core/submitWith.ts'
import { againCopy } from '#web/generated/messages/againCopy.ts'
import { useCartActor } from '#web/shop/cart/CartProvider.tsx'
import { Form } from '#web/ui/form/Form.tsx'
import { FormFailure, SubmitButton } from '#web/ui/form/FormFields.tsx'
import { type OrderAgainMutation, useOrderAgainMutation } from '../orders.generated.ts'
import { itemText } from '../orderTexts.ts'
import styles from './OrderAgain.module.css'

/** The number of pieces in the bag now, and the items that are not available. */
interface Outcome {
  added: number
  unavailable: NonNullable<NonNullable<OrderAgainMutation['orderAgain']>['unavailable']>
}

/**
 * Puts the pieces of an order into the bag again, opens the bag with them, and lists those that are not available
 * (orders.again.*).
 */
export function OrderAgain({ id, orderKey }: { id: string; orderKey: string | null }) {
  const [orderAgain] = useOrderAgainMutation()
  const bag = useCartActor()
  const open = useOpenOverlay()
  const [result, setResult] = useState<Outcome>()
  const onSubmit = submitWith(async () => {
    const { data } = await orderAgain({ variables: { input: { orderId: id, key: orderKey } } })
    const { added, unavailable } = data?.orderAgain ?? {}
    setResult({ added: added ?? 0, unavailable: unavailable ?? [] })
    bag.send({ type: 'cart.invalidated' })
    if (added) open('bag')
  }, againCopy.failure)
  return (
    <div className={styles.again}>
      {result ? (
        <Result result={result} />
      ) : (
        <Form label={againCopy.button} onSubmit={onSubmit}>
          <FormFailure />
          <div>
            <SubmitButton variant="secondary">{againCopy.button}</SubmitButton>
          </div>
        </Form>
      )}
    </div>
  )
}

function Result({ result: { added, unavailable } }: { result: Outcome }) {
  return (
    <div role="status" className={styles.outcome}>
      <p>{added > 0 ? againCopy.added({ count: added }) : againCopy.none}</p>
      {added > 0 && unavailable.length > 0 ? (
        <div>
          <p>{againCopy.unavailable}</p>
          <ul className={styles.items}>
            {unavailable.map(({ name, quantity, selectedOptions }) => {
              const choices = selectedOptions.map(({ label }) => label)
              return <li key={`${name} ${choices.join()}`}>{itemText(quantity, name, choices)}</li>
            })}
          </ul>
        </div>
      ) : null}
    </div>
  )
}
