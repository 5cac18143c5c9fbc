import { Button, Fieldset, Input } from '@mantine/core'
import { Crop } from '../shell/Crop.tsx'
import { useProblem } from './formContext.ts'
import { LibraryDialog } from './LibraryDialog.tsx'
import { ObjectFields } from './ObjectFields.tsx'
import {
  emptyValue,
  type FieldComponent,
  type FieldProps,
  isFields,
  type Schema,
} from './schema.ts'

const shareOf = (share: unknown) => (typeof share === 'number' ? share : 0.5)

/** Selects a photograph of the library or a sample image, with its text alternative. */
export function ImageField({
  Field,
  label,
  path,
  schema,
  value,
  onChange,
  isOptional,
}: FieldProps & { Field: FieldComponent }) {
  const problem = useProblem(path)
  const fields = isFields(value) ? value : {}
  const { alt, photograph, x, y } = fields
  const altSchema = schema.properties?.['alt']
  const shown: Schema = { properties: altSchema ? { alt: altSchema } : {}, required: ['alt'] }
  return (
    <Fieldset className="image" legend={label}>
      {problem && <Input.Error>{problem}</Input.Error>}
      {typeof photograph === 'string' && (
        <img
          src={`/staff/photographs/${photograph}`}
          alt={typeof alt === 'string' ? alt : ''}
          style={{ objectPosition: `${shareOf(x) * 100}% ${shareOf(y) * 100}%` }}
        />
      )}
      {!photograph && <p className="empty">No image.</p>}
      {isFields(value) && (
        <ObjectFields Field={Field} path={path} schema={shown} value={fields} onChange={onChange} />
      )}
      {typeof photograph === 'string' &&
        (['x', 'y'] as const).map((axis) => (
          <Crop
            key={axis}
            label={axis === 'x' ? 'Crop around, from left' : 'Crop around, from top'}
            share={shareOf(fields[axis])}
            onChange={(share) => onChange({ ...fields, [axis]: share })}
          />
        ))}
      <div className="actions">
        <LibraryDialog
          label={`Choose a photograph: ${label}`}
          onChoose={(image) =>
            onChange({
              // The description of another photograph does not fit this one.
              alt: image.alt || (photograph ? '' : alt),
              photograph: image.id,
              x: 0.5,
              y: 0.5,
              ground: image.ground,
            })
          }
        />
        {!isFields(value) && (
          <Button size="xs" onClick={() => onChange(emptyValue(schema))}>
            Add an image
          </Button>
        )}
        {isOptional && isFields(value) && (
          <Button size="xs" onClick={() => onChange(undefined)}>
            Remove the image
          </Button>
        )}
      </div>
    </Fieldset>
  )
}
