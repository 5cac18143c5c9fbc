import { rightsCopy } from '#contract/staff/contentRights.ts'
import { useProblem } from './formContext.ts'
import { ImageField } from './ImageField.tsx'
import { ListField } from './ListField.tsx'
import { ObjectFields } from './ObjectFields.tsx'
import { emptyOf, type FieldProps, isFields, typeOf, variantsOf } from './schema.ts'
import { TextField } from './TextField.tsx'

/** The control of a field, by its schema. */
export function SchemaField(props: FieldProps) {
  const { schema, value, label, onChange, isOptional = false } = props
  if (schema.readOnly)
    return (
      <fieldset disabled>
        <SchemaField {...props} schema={{ ...schema, readOnly: false }} />
        <small>{rightsCopy.managersOnly}</small>
      </fieldset>
    )
  const variant = variantsOf(schema).find(
    (each) => isFields(value) && typeOf(each) === value['type'],
  )
  if (variant) return <SchemaField {...props} schema={variant} />
  if (schema.const !== undefined && !isOptional) return null
  if (schema.format === 'image') return <ImageField {...props} Field={SchemaField} />
  if (schema.type === 'array') return <ListField {...props} Field={SchemaField} />
  if (schema.type === 'object')
    return schema.properties ? <ObjectField {...props} /> : <RecordField {...props} />
  if (schema.type === 'boolean' || schema.const !== undefined)
    return (
      <label className="check">
        <input
          type="checkbox"
          checked={value === true || (schema.const !== undefined && value === schema.const)}
          onChange={({ target }) =>
            onChange(
              schema.const === undefined
                ? target.checked
                : target.checked
                  ? schema.const
                  : undefined,
            )
          }
        />{' '}
        {label}
      </label>
    )
  if (schema.enum || schema.type === 'number' || schema.type === 'integer')
    return <PlainField {...props} />
  return (
    <TextField
      {...props}
      value={typeof value === 'string' ? value : ''}
      onChange={(text) => onChange(text === '' && isOptional ? undefined : text)}
    />
  )
}

/** A number, or one of several values. */
function PlainField({ label, path, schema, value, onChange, isOptional }: FieldProps) {
  const { problem, id, attributes } = useProblem(path)
  const shown = typeof value === 'number' || typeof value === 'string' ? value : ''
  return (
    <div className="field">
      {/* biome-ignore lint/a11y/noLabelWithoutControl: the control is the child */}
      <label>
        <span>{label}</span>
        {schema.enum ? (
          <select
            value={shown}
            onChange={({ target }) => onChange(target.value || undefined)}
            {...attributes}
          >
            {(isOptional || shown === '') && <option value="">–</option>}
            {schema.enum.map((each) => (
              <option key={each}>{each}</option>
            ))}
          </select>
        ) : (
          <input
            type="number"
            step={schema.type === 'integer' ? 1 : 'any'}
            value={shown}
            onChange={({ target }) =>
              onChange(target.value === '' ? undefined : Number(target.value))
            }
            {...attributes}
          />
        )}
      </label>
      {problem && (
        <p id={id} className="problem">
          {problem}
        </p>
      )}
    </div>
  )
}

/** The fields of an object; one that is optional and absent is added by a button. */
function ObjectField({ label, path, schema, value, onChange, isOptional }: FieldProps) {
  const { problem, id } = useProblem(path)
  if (!isFields(value))
    return (
      <div className="field">
        <button type="button" onClick={() => onChange(emptyOf(schema))}>
          Add {label.toLowerCase()}
        </button>
        {problem && (
          <p id={id} className="problem">
            {problem}
          </p>
        )}
      </div>
    )
  return (
    <fieldset>
      <legend>{label}</legend>
      <ObjectFields
        Field={SchemaField}
        path={path}
        schema={schema}
        value={value}
        onChange={onChange}
      />
      {isOptional && (
        <button type="button" onClick={() => onChange(undefined)}>
          Remove {label.toLowerCase()}
        </button>
      )}
    </fieldset>
  )
}

/** Parts by names that the editor chooses, such as the figures of a text. */
function RecordField({ label, path, schema, value, onChange }: FieldProps) {
  const parts = isFields(value) ? value : {}
  const part = typeof schema.additionalProperties === 'object' ? schema.additionalProperties : {}
  return (
    <fieldset>
      <legend>{label}</legend>
      {Object.entries(parts).map(([name, item]) => (
        <SchemaField
          key={name}
          label={name}
          path={`${path}.${name}`}
          schema={part}
          value={item}
          isOptional
          onChange={(changed) => {
            const { [name]: _, ...others } = parts
            onChange(changed === undefined ? others : { ...parts, [name]: changed })
          }}
        />
      ))}
      <form
        className="buttons"
        onSubmit={(event) => {
          event.preventDefault()
          event.stopPropagation()
          const name = `${new FormData(event.currentTarget).get('name')}`
          if (!(name in parts)) onChange({ ...parts, [name]: emptyOf(part) })
          event.currentTarget.reset()
        }}
      >
        <label>
          Name of a new one <input name="name" pattern="[a-z0-9-]+" required />
        </label>
        <button type="submit">Add to {label.toLowerCase()}</button>
      </form>
    </fieldset>
  )
}
