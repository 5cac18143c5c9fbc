import type { PhotographUse, StaffProduct } from '#contract/staff/catalogue.ts'
import { Field } from '../shell/Dialog.tsx'

/** A photograph with the address at which this page shows it. */
export type Shown = PhotographUse & { image: string }

interface Props {
  photograph: Shown
  colours: StaffProduct['colours']
  place: number
  count: number
  onChange: (photograph: Shown) => void
  onMove: (by: 1 | -1) => void
  onRemove: () => void
}

/** A photograph with its text alternative, its colour, its place and the point that crops keep. */
export function PhotographCard({
  photograph,
  colours,
  place,
  count,
  onChange,
  onMove,
  onRemove,
}: Props) {
  const { alt, x, y, colour, image } = photograph
  const percent = (share: number) => Math.round(share * 100)
  return (
    <li className="slip photograph">
      <img
        src={image}
        alt={alt}
        style={{ objectFit: 'cover', objectPosition: `${percent(x)}% ${percent(y)}%` }}
      />
      <div>
        <h3>
          {place} of {count}
        </h3>
        <Field label="Text alternative">
          <input
            value={alt}
            maxLength={200}
            onChange={({ target }) => onChange({ ...photograph, alt: target.value })}
          />
        </Field>
        <Field label="Shows">
          <select
            value={colour ?? ''}
            onChange={({ target }) => onChange({ ...photograph, colour: target.value || null })}
          >
            <option value="">all colours</option>
            {colours.map(({ slug, name }) => (
              <option key={slug} value={slug}>
                {name}
              </option>
            ))}
          </select>
        </Field>
        <Field label={`Crop around, from left: ${percent(x)} %`}>
          <input
            type="range"
            min={0}
            max={100}
            value={percent(x)}
            onChange={({ target }) => onChange({ ...photograph, x: Number(target.value) / 100 })}
          />
        </Field>
        <Field label={`Crop around, from top: ${percent(y)} %`}>
          <input
            type="range"
            min={0}
            max={100}
            value={percent(y)}
            onChange={({ target }) => onChange({ ...photograph, y: Number(target.value) / 100 })}
          />
        </Field>
        <div className="buttons">
          <button type="button" disabled={place === 1} onClick={() => onMove(-1)}>
            Earlier
          </button>
          <button type="button" disabled={place === count} onClick={() => onMove(1)}>
            Later
          </button>
          <button type="button" onClick={onRemove}>
            Remove
          </button>
        </div>
      </div>
    </li>
  )
}
