import { Button, Fieldset, Input, TextInput } from '@mantine/core'
import type { TermEdit } from '@vitrine/commerce/staff/terms.ts'
import { useField } from 'react-final-form'
import { LibraryDialog } from '../content/LibraryDialog.tsx'
import { Crop } from '../shell/Crop.tsx'

type Banner = TermEdit['photograph']

/** The photograph above the products of a brand, with the point that its crops keep. */
export function BannerField({ name }: { name: string }) {
  const { input, meta } = useField<Banner>(name, { parse: (value) => value, allowNull: true })
  const { value, onChange } = input
  const problem: string | undefined = meta.dirtySinceLastSubmit ? undefined : meta.submitError
  return (
    <Fieldset className="image" legend="Banner">
      {problem && <Input.Error>{problem}</Input.Error>}
      {value ? (
        <>
          <img
            src={`/staff/photographs/${value.id}`}
            alt={value.alt}
            style={{ objectPosition: `${value.x * 100}% ${value.y * 100}%` }}
          />
          <TextInput
            label="Text alternative"
            value={value.alt}
            maxLength={200}
            required
            onChange={({ target }) => onChange({ ...value, alt: target.value })}
          />
          <Crop
            label="Crop around, from left"
            share={value.x}
            onChange={(x) => onChange({ ...value, x })}
          />
          <Crop
            label="Crop around, from top"
            share={value.y}
            onChange={(y) => onChange({ ...value, y })}
          />
        </>
      ) : (
        <p className="empty">That of the sample shop, if the brand has one there.</p>
      )}
      <div className="actions">
        <LibraryDialog
          label="Choose a photograph: Banner"
          onChoose={({ id, alt }) => onChange({ id, alt, x: 0.5, y: 0.5 })}
        />
        {value && (
          <Button size="xs" onClick={() => onChange(null)}>
            Remove the image
          </Button>
        )}
      </div>
    </Fieldset>
  )
}
