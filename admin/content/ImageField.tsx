import { useProblem } from './formContext.ts'
import { LibraryDialog } from './LibraryDialog.tsx'
import { ObjectFields } from './ObjectFields.tsx'
import { emptyOf, type FieldComponent, type FieldProps, isFields, type Schema } from './schema.ts'

const percent = (share: unknown) => Math.round((typeof share === 'number' ? share : 0.5) * 100)

/** An image: a photograph of the library or a sample picture, with its text alternative. */
export function ImageField({
  Field,
  label,
  path,
  schema,
  value,
  onChange,
  isOptional,
}: FieldProps & { Field: FieldComponent }) {
  const { problem, id } = useProblem(path)
  const fields = isFields(value) ? value : {}
  const { alt, photograph, x, y } = fields
  const altSchema = schema.properties?.['alt']
  const shown: Schema = { properties: altSchema ? { alt: altSchema } : {}, required: ['alt'] }
  return (
    <fieldset className="image">
      <legend>{label}</legend>
      {problem && (
        <p id={id} className="problem">
          {problem}
        </p>
      )}
      {typeof photograph === 'string' && (
        <img
          src={`/staff/photographs/${photograph}`}
          alt={typeof alt === 'string' ? alt : ''}
          style={{ objectPosition: `${percent(x)}% ${percent(y)}%` }}
        />
      )}
      {!photograph && <p className="empty">No image.</p>}
      {isFields(value) && (
        <ObjectFields Field={Field} path={path} schema={shown} value={fields} onChange={onChange} />
      )}
      {typeof photograph === 'string' &&
        (['x', 'y'] as const).map((axis) => (
          <div className="field" key={axis}>
            <label>
              <span>
                {axis === 'x' ? 'Crop around, from left' : 'Crop around, from top'}:{' '}
                {percent(fields[axis])} %
              </span>
              <input
                type="range"
                min={0}
                max={100}
                value={percent(fields[axis])}
                onChange={({ target }) =>
                  onChange({ ...fields, [axis]: Number(target.value) / 100 })
                }
              />
            </label>
          </div>
        ))}
      <div className="buttons">
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
          <button type="button" onClick={() => onChange(emptyOf(schema))}>
            Add an image
          </button>
        )}
        {isOptional && isFields(value) && (
          <button type="button" onClick={() => onChange(undefined)}>
            Remove the image
          </button>
        )}
      </div>
    </fieldset>
  )
}
