import { type FieldComponent, type FieldProps, type Fields, fieldLabel } from './schema.ts'

/** All fields of an object, without a frame. */
export const ObjectFields = ({
  Field,
  path,
  schema,
  value,
  onChange,
}: Pick<FieldProps, 'path' | 'schema' | 'onChange'> & {
  Field: FieldComponent
  value: Fields
}) =>
  Object.entries(schema.properties ?? {}).map(([name, field]) => (
    <Field
      key={name}
      label={fieldLabel(name)}
      path={path === '' ? name : `${path}.${name}`}
      schema={field}
      value={value[name]}
      isOptional={!schema.required?.includes(name)}
      onChange={(changed) => {
        const { [name]: _, ...others } = value
        onChange(changed === undefined ? others : { ...value, [name]: changed })
      }}
    />
  ))
