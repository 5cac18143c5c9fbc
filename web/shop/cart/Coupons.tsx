import type { FormEvent } from 'react'
import { couponCopy } from '#web/generated/messages/couponCopy.ts'
import { formatPrice, withSameCurrency } from '#web/lib/price.ts'
import { Button } from '#web/ui/Button.tsx'
import { TextField } from '#web/ui/form/TextField.tsx'
import { VisuallyHidden } from '#web/ui/VisuallyHidden.tsx'
import styles from './Coupons.module.css'
import type { CartFieldsFragment } from './cart.generated.ts'
import { useCoupons } from './useCoupons.ts'

/** The coupons of the bag, and a field for another one (cart.coupons.*). */
export function Coupons({
  coupons,
  disabled,
}: {
  coupons: CartFieldsFragment['coupons']
  disabled: boolean
}) {
  const form = useCoupons()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    form.apply()
  }
  return (
    <fieldset className={styles.coupons} disabled={disabled}>
      {coupons.length > 0 ? (
        <ul>
          {coupons.map(({ code, discount, description }) => (
            <li key={code} className={styles.coupon}>
              <span>
                <span className={styles.code}>{code}</span>
                {description ? <span className={styles.description}>{description}</span> : null}
              </span>
              <span className={styles.discount}>
                {formatPrice(withSameCurrency(discount, -discount.amount))}
              </span>
              <Button
                variant="quiet"
                aria-label={couponCopy.removeCode({ code })}
                onClick={() => form.remove(code)}
              >
                {couponCopy.remove}
              </Button>
            </li>
          ))}
        </ul>
      ) : null}
      <form className={styles.form} onSubmit={submit} noValidate>
        <TextField
          label={couponCopy.label}
          name="coupon"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          value={form.typed}
          error={form.error}
          onChange={(event) => form.type(event.target.value)}
        />
        <Button
          type="submit"
          variant="quiet"
          className={styles.apply}
          loading={form.isSubmitting}
          disabled={form.typed.trim() === ''}
        >
          {couponCopy.apply}
        </Button>
      </form>
      <span role="status">
        <VisuallyHidden>{form.notice}</VisuallyHidden>
      </span>
    </fieldset>
  )
}
