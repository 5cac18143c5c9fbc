import { Button, Checkbox, Fieldset, Input, NativeSelect, TextInput } from '@mantine/core'
import { rightsCopy } from '@vitrine/commerce/staff/contentRights.ts'
import { useState } from 'react'
import { numberOrText } from '../shell/numbers.ts'
import { useProblem } from './formContext.ts'
import { ImageField } from './ImageField.tsx'
import { ListField } from './ListField.tsx'
import { ObjectFields } from './ObjectFields.tsx'
import { emptyValue, type FieldProps, isFields, schemaType, schemaVariants } from './schema.ts'
import { TextField } from './TextField.tsx'

/** The control of a field, by its schema. */
export function SchemaField(props: FieldProps) {
  const { schema, value, label, onChange, isOptional = false } = props
  if (schema.readOnly)
    return (
      <Fieldset disabled>
        <SchemaField {...props} schema={{ ...schema, readOnly: false }} />
        <Input.Description>{rightsCopy.managersOnly}</Input.Description>
      </Fieldset>
    )
  const variant = schemaVariants(schema).find(
    (schemaVariant) => isFields(value) && schemaType(schemaVariant) === value['type'],
  )
  if (variant) return <SchemaField {...props} schema={variant} />
  if (schema.const !== undefined && !isOptional) return null
  if (schema.format === 'image') return <ImageField {...props} Field={SchemaField} />
  if (schema.type === 'array') return <ListField {...props} Field={SchemaField} />
  if (schema.type === 'object')
    return schema.properties ? <ObjectField {...props} /> : <RecordField {...props} />
  if (schema.type === 'boolean' || schema.const !== undefined)
    return (
      <Checkbox
        label={label}
        checked={value === true || (schema.const !== undefined && value === schema.const)}
        onChange={({ target: { checked } }) =>
          onChange(schema.const === undefined ? checked : checked ? schema.const : undefined)
        }
      />
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
  const error = useProblem(path)
  const shown = typeof value === 'number' || typeof value === 'string' ? value : ''
  return schema.enum ? (
    <NativeSelect
      {...{ label, error }}
      value={shown}
      onChange={({ target }) => onChange(target.value || undefined)}
      data={[...(isOptional || shown === '' ? [{ value: '', label: '–' }] : []), ...schema.enum]}
    />
  ) : (
    <NumberField {...{ label, error, onChange }} value={shown} />
  )
}

interface NumberProps extends Pick<FieldProps, 'label' | 'onChange'> {
  error: string | undefined
  value: number | string
}

/** A field for a number, which sends a text that is no number to the CMS, whose error appears at the field. */
function NumberField({ value, onChange, ...props }: NumberProps) {
  const [typed, setTyped] = useState(`${value}`)
  const shown = numberOrText(typed) === value ? typed : `${value}`
  return (
    <TextInput
      {...props}
      value={shown}
      onChange={({ target }) => {
        setTyped(target.value)
        onChange(target.value.trim() === '' ? undefined : numberOrText(target.value))
      }}
    />
  )
}

/** The fields of an object, or a button that adds an optional, absent one. */
function ObjectField({ label, path, schema, value, onChange, isOptional }: FieldProps) {
  const problem = useProblem(path)
  if (!isFields(value))
    return (
      <div>
        <Button size="xs" onClick={() => onChange(emptyValue(schema))}>
          Add {label.toLowerCase()}
        </Button>
        {problem && <Input.Error>{problem}</Input.Error>}
      </div>
    )
  return (
    <Fieldset legend={label}>
      <ObjectFields
        Field={SchemaField}
        path={path}
        schema={schema}
        value={value}
        onChange={onChange}
      />
      {isOptional && (
        <Button size="xs" onClick={() => onChange(undefined)}>
          Remove {label.toLowerCase()}
        </Button>
      )}
    </Fieldset>
  )
}

/** Parts by names that the editor chooses, such as the figures of a text. */
function RecordField({ label, path, schema, value, onChange }: FieldProps) {
  const parts = isFields(value) ? value : {}
  const part = typeof schema.additionalProperties === 'object' ? schema.additionalProperties : {}
  return (
    <Fieldset legend={label}>
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
        className="search"
        onSubmit={(event) => {
          event.preventDefault()
          event.stopPropagation()
          const name = `${new FormData(event.currentTarget).get('name')}`
          if (!Object.hasOwn(parts, name)) onChange({ ...parts, [name]: emptyValue(part) })
          event.currentTarget.reset()
        }}
      >
        <TextInput name="name" label="Name of a new one" pattern="[a-z0-9-]+" required />
        <Button type="submit">Add to {label.toLowerCase()}</Button>
      </form>
    </Fieldset>
  )
}
