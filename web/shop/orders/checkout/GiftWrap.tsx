import { useState } from 'react'
import { toApiError } from '#web/core/data/apiError.ts'
import { giftWrapCopy } from '#web/generated/messages/giftWrapCopy.ts'
import { uiCopy } from '#web/generated/messages/uiCopy.ts'
import { formatPrice, type Money } from '#web/lib/price.ts'
import { postToTabs } from '#web/lib/tabChannel.ts'
import { useSetGiftWrapMutation } from '#web/shop/cart/cart.generated.ts'
import type { CartView } from '#web/shop/cart/useCart.ts'
import { CheckboxField } from '#web/ui/form/CheckboxField.tsx'
import { TextAreaField } from '#web/ui/form/TextAreaField.tsx'
import { Notice } from '#web/ui/Notice.tsx'
import styles from './CheckoutSteps.module.css'

/** Chooses gift wrapping for the bag, with a message that is saved when its field is left (checkout.gift.*). */
export function GiftWrap({
  offer,
  bag,
}: {
  offer: { price: Money; maxLength: number }
  bag: Pick<CartView, 'cart' | 'isFrozen'>
}) {
  const saved = bag.cart?.giftWrap
  const [setGiftWrap, { loading }] = useSetGiftWrapMutation()
  const [typed, setTyped] = useState<string>()
  // The choice is shown before the server confirms it.
  const [chosen, setChosen] = useState<boolean>()
  const [error, setError] = useState<string>()
  const message = typed ?? saved?.message ?? ''
  const save = async (text: string | null) => {
    setError(undefined)
    setChosen(text !== null)
    try {
      await setGiftWrap({ variables: { input: { message: text } } })
      postToTabs('cart', 'changed')
    } catch (failure) {
      setError(toApiError(failure).message || uiCopy.wrong)
    }
    setChosen(undefined)
  }
  return (
    <fieldset className={styles.gift} aria-busy={loading}>
      <legend className={styles.giftLegend}>{giftWrapCopy.legend}</legend>
      <CheckboxField
        label={
          offer.price.amount > 0
            ? giftWrapCopy.choose({ price: formatPrice(offer.price) })
            : giftWrapCopy.chooseFree
        }
        checked={chosen ?? Boolean(saved)}
        disabled={bag.isFrozen}
        onChange={(event) => save(event.target.checked ? message : null)}
      />
      {saved && offer.maxLength > 0 ? (
        <TextAreaField
          label={giftWrapCopy.message}
          hint={giftWrapCopy.hint({ count: offer.maxLength })}
          optional
          maxLength={offer.maxLength}
          disabled={bag.isFrozen}
          value={message}
          onChange={(event) => setTyped(event.target.value)}
          onBlur={() => {
            if (message.trim() !== saved.message) save(message)
          }}
        />
      ) : null}
      {error ? <Notice tone="error">{error}</Notice> : null}
    </fieldset>
  )
}
