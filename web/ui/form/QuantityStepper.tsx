import { type KeyboardEvent, useState } from 'react'
import { uiCopy } from '#web/generated/messages/uiCopy.ts'
import { classes } from '#web/lib/classes.ts'
import { IconButton } from '../IconButton.tsx'
import { MinusIcon, PlusIcon } from '../icons.tsx'
import styles from './QuantityStepper.module.css'

interface QuantityStepperProps {
  /** The item's name, for the accessible name `Quantity of {of}`. */
  of: string
  value: number
  minimum: number
  maximum: number
  disabled?: boolean
  /** A typed quantity may exceed the maximum: the caller reduces it and notifies the shopper (`cart.quantity.clamped`). */
  onChange: (quantity: number) => void
}

/** A quantity with buttons and an input, whose value is submitted on Enter and on blur. */
export function QuantityStepper({
  of,
  value,
  minimum,
  maximum,
  disabled = false,
  onChange,
}: QuantityStepperProps) {
  const [typed, setTyped] = useState<string | null>(null)
  const submit = () => {
    setTyped(null)
    if (typed === null || typed.trim() === '') return
    const quantity = Math.max(Math.trunc(Number(typed)), minimum)
    if (!Number.isNaN(quantity) && quantity !== value) onChange(quantity)
  }
  const submitOnEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return
    event.preventDefault()
    submit()
  }
  return (
    <fieldset className={classes(styles.stepper, disabled && styles.disabled)} disabled={disabled}>
      <legend className={styles.legend}>{uiCopy.quantityOf({ item: of })}</legend>
      <IconButton
        label={uiCopy.decreaseQuantity}
        icon={<MinusIcon size={16} />}
        disabled={value <= minimum}
        onClick={() => onChange(value - 1)}
      />
      <input
        className={styles.count}
        type="text"
        aria-label={uiCopy.quantity}
        inputMode="numeric"
        autoComplete="off"
        value={typed ?? value}
        onChange={(event) => setTyped(event.target.value)}
        onFocus={(event) => event.target.select()}
        onBlur={submit}
        onKeyDown={submitOnEnter}
      />
      <IconButton
        label={uiCopy.increaseQuantity}
        icon={<PlusIcon size={16} />}
        disabled={value >= maximum}
        onClick={() => onChange(value + 1)}
      />
    </fieldset>
  )
}
