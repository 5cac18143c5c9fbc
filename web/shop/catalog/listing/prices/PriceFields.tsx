import { type FormEvent, useId } from 'react'
import { catalogCopy } from '#web/generated/messages/catalogCopy.ts'
import { formatPrice, type Money } from '#web/lib/price.ts'
import { Button } from '#web/ui/Button.tsx'
import { Field } from '#web/ui/form/Field.tsx'
import styles from './PriceFields.module.css'
import { parsePrices } from './parsePrices.ts'
import { type PriceFilterProps, toPriceDrafts } from './priceDrafts.ts'
import { isSameRange, priceRangeText } from './priceRange.ts'

/** The fields of the price filter (`listing.filters.price-*`). */
export function PriceFields(props: PriceFilterProps) {
  const { range, bounds, currencyCode, drafts, onDrafts, onRange } = props
  const typed =
    drafts && isSameRange(drafts.of, range) ? drafts : toPriceDrafts(range, currencyCode)
  const parsed = parsePrices(typed)
  const problem = typed.isRejected && 'problem' in parsed ? parsed.problem : null
  const id = useId()
  const apply = () => {
    if ('problem' in parsed) {
      onDrafts({ ...typed, isRejected: true })
      return parsed.problem
    }
    onDrafts(undefined)
    if (!isSameRange(parsed.range, range)) onRange(parsed.range)
    return null
  }
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const [wrong] = apply()?.fields ?? []
    const field = wrong && event.currentTarget.elements.namedItem(wrong)
    if (field instanceof HTMLElement) field.focus()
  }
  const fieldOf = (name: 'min' | 'max', label: string, limit: Money | undefined) => (
    <Field label={label}>
      {(control) => (
        <input
          {...control}
          name={name}
          type="text"
          inputMode="numeric"
          enterKeyHint="done"
          autoComplete="off"
          maxLength={20}
          placeholder={limit === undefined ? undefined : formatPrice(limit)}
          value={typed[name]}
          aria-invalid={problem?.fields.includes(name) || undefined}
          aria-describedby={`${id}-range ${id}-problem`}
          onChange={({ target }) => onDrafts({ ...typed, [name]: target.value })}
        />
      )}
    </Field>
  )
  return (
    <form
      className={styles.form}
      aria-label={catalogCopy.price}
      noValidate
      onSubmit={submit}
      onBlur={({ currentTarget, relatedTarget }) => {
        // When the window loses the focus, the active element stays.
        const hasFocus = currentTarget.contains(document.activeElement)
        if (!hasFocus && !currentTarget.contains(relatedTarget)) apply()
      }}
    >
      <div className={styles.fields}>
        {fieldOf('min', catalogCopy.minimum, bounds?.lowest)}
        {fieldOf('max', catalogCopy.maximum, bounds?.highest)}
      </div>
      <p id={`${id}-problem`} className={styles.problem} role="alert">
        {problem?.message}
      </p>
      <div className={styles.end}>
        <p id={`${id}-range`} className={styles.range}>
          {bounds ? priceRangeText(bounds) : null}
        </p>
        <Button type="submit" variant="quiet">
          {catalogCopy.apply}
        </Button>
      </div>
    </form>
  )
}
