import { type KeyboardEvent, useState } from 'react'
import { classes } from '#web/lib/classes.ts'
import { IconButton } from '../IconButton.tsx'
import { MinusIcon, PlusIcon } from '../icons.tsx'
import styles from './QuantityStepper.module.css'

interface QuantityStepperProps {
  /** The item's name: the control is named 'Quantity of {of}'. */
  of: string
  value: number
  minimum: number
  maximum: number
  disabled?: boolean
  /** A typed quantity may exceed the maximum: its owner reduces it and says so (`cart.quantity.clamped`). */
  onChange: (quantity: number) => void
}

/** A quantity, changed by buttons or typed. A typed quantity is reported on Enter and on blur. */
export function QuantityStepper({
  of,
  value,
  minimum,
  maximum,
  disabled = false,
  onChange,
}: QuantityStepperProps) {
  const [typed, setTyped] = useState<string | null>(null)
  const settle = () => {
    setTyped(null)
    if (typed === null || typed.trim() === '') return
    const quantity = Math.max(Math.trunc(Number(typed)), minimum)
    if (!Number.isNaN(quantity) && quantity !== value) onChange(quantity)
  }
  const settleOnEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return
    event.preventDefault()
    settle()
  }
  return (
    <fieldset className={classes(styles.stepper, disabled && styles.disabled)} disabled={disabled}>
      <legend className={styles.legend}>Quantity of {of}</legend>
      <IconButton
        label="Decrease quantity"
        icon={<MinusIcon size={16} />}
        disabled={value <= minimum}
        onClick={() => onChange(value - 1)}
      />
      <input
        className={styles.count}
        type="text"
        aria-label="Quantity"
        inputMode="numeric"
        autoComplete="off"
        value={typed ?? value}
        onChange={(event) => setTyped(event.target.value)}
        onFocus={(event) => event.target.select()}
        onBlur={settle}
        onKeyDown={settleOnEnter}
      />
      <IconButton
        label="Increase quantity"
        icon={<PlusIcon size={16} />}
        disabled={value >= maximum}
        onClick={() => onChange(value + 1)}
      />
    </fieldset>
  )
}
