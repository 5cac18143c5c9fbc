import { productCopy } from '#web/generated/messages/productCopy.ts'
import { swatchPaint } from '../card/swatchPaint.ts'
import styles from './OptionPicker.module.css'
import type { SwatchPartsFragment } from './product.generated.ts'

interface OptionPickerProps {
  option: { slug: string; name: string; values: readonly SwatchPartsFragment[] }
  /** The chosen swatch's slug; undefined without a choice. */
  chosen: string | undefined
  /** A swatch that is sold out can be picked, one that no variation offers cannot (product.swatch.*). */
  stateOf: (swatch: string) => SwatchState
  onChoose: (swatch: string) => void
  /** Makes the names of radios unique among the pickers of a page. */
  scope: string
}

export type SwatchState = 'available' | 'soldOut' | 'missing'

/** An option as a group of radios, each named by its label (product.selection.radio-group). */
export function OptionPicker({ option, chosen, stateOf, onChoose, scope }: OptionPickerProps) {
  const soldOut = `${scope}-${option.slug}-sold-out`
  const current = option.values.find(({ slug }) => slug === chosen)
  return (
    <fieldset className={styles.option}>
      <legend className={styles.legend}>
        <span>{option.name}</span>
        {current ? <span className={styles.current}>{current.label}</span> : null}
      </legend>
      <div className={styles.swatches}>
        {option.values.map((swatch) => {
          const state = stateOf(swatch.slug)
          const paint = swatchPaint(swatch)
          return (
            <label
              key={swatch.slug}
              className={paint ? styles.painted : styles.text}
              data-state={state}
            >
              <input
                className={styles.radio}
                type="radio"
                name={`${scope}-${option.slug}`}
                value={swatch.slug}
                checked={swatch.slug === chosen}
                disabled={state === 'missing'}
                onChange={() => onChoose(swatch.slug)}
                aria-label={swatch.label}
                aria-describedby={state === 'soldOut' ? soldOut : undefined}
              />
              <span className={styles.face} style={{ background: paint }} aria-hidden="true">
                {paint ? null : swatch.label}
              </span>
              {swatch.enableTooltip ? (
                <span className={styles.tooltip} aria-hidden="true">
                  {swatch.label}
                </span>
              ) : null}
            </label>
          )
        })}
      </div>
      <span id={soldOut} hidden>
        {productCopy.soldOut}
      </span>
    </fieldset>
  )
}
