import { Button, NativeSelect, TextInput } from '@mantine/core'
import type { PhotographUse, StaffProduct } from '@vitrine/commerce/staff/catalogue.ts'
import { Crop } from '../shell/Crop.tsx'

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
    <li className="card photograph">
      <img
        src={image}
        alt={alt}
        style={{ objectFit: 'cover', objectPosition: `${percent(x)}% ${percent(y)}%` }}
      />
      <div>
        <h3>
          {place} of {count}
        </h3>
        <TextInput
          label="Text alternative"
          value={alt}
          maxLength={200}
          onChange={({ target }) => onChange({ ...photograph, alt: target.value })}
        />
        <NativeSelect
          label="Shows"
          value={colour ?? ''}
          onChange={({ target }) => onChange({ ...photograph, colour: target.value || null })}
          data={[
            { value: '', label: 'all colours' },
            ...colours.map(({ slug, name }) => ({ value: slug, label: name })),
          ]}
        />
        <Crop
          label="Crop around, from left"
          share={x}
          onChange={(share) => onChange({ ...photograph, x: share })}
        />
        <Crop
          label="Crop around, from top"
          share={y}
          onChange={(share) => onChange({ ...photograph, y: share })}
        />
        <div className="actions">
          <Button size="xs" disabled={place === 1} onClick={() => onMove(-1)}>
            Earlier
          </Button>
          <Button size="xs" disabled={place === count} onClick={() => onMove(1)}>
            Later
          </Button>
          <Button size="xs" onClick={onRemove}>
            Remove
          </Button>
        </div>
      </div>
    </li>
  )
}
