import { Button, Fieldset, Input } from '@mantine/core'
import { useState } from 'react'
import { useHasProblem, useProblem } from './formContext.ts'
import { ObjectFields } from './ObjectFields.tsx'
import {
  emptyValue,
  type FieldComponent,
  type FieldProps,
  fieldLabel,
  firstPhotograph,
  isFields,
  type Schema,
  schemaType,
  schemaVariants,
  valueSummary,
} from './schema.ts'

/** A list whose items are added, removed and put in order. */
export function ListField({
  Field,
  label,
  path,
  schema,
  value,
  onChange,
  isOptional,
}: FieldProps & { Field: FieldComponent }) {
  const items = Array.isArray(value) ? value : []
  // Keys that stay with their items: what is open, and the focus, move with them.
  const [keys, setKeys] = useState(() => items.map((_, index) => index))
  // One item is edited at a time; what is wrong is open too.
  const [openKey, setOpenKey] = useState<number>()
  const keyAt = (index: number) => keys[index] ?? index
  const problem = useProblem(path)
  const item = schema.items ?? {}
  const variants = schemaVariants(item)
  const change = (edit: <Each>(list: Each[]) => Each[]) => {
    setKeys(edit)
    const edited = edit(items)
    onChange(edited.length === 0 && isOptional ? undefined : edited)
  }
  const add = (kind: Schema) => {
    const key = Math.max(-1, ...keys) + 1
    setKeys([...keys, key])
    setOpenKey(key)
    onChange([...items, emptyValue(kind)])
  }
  return (
    <Fieldset legend={label || 'Items'}>
      {problem && <Input.Error>{problem}</Input.Error>}
      {items.map((entry, index) => (
        <Item
          key={keyAt(index)}
          Field={Field}
          label={`${label || 'Item'} ${index + 1}`}
          path={path === '' ? `${index}` : `${path}.${index}`}
          schema={item}
          value={entry}
          onChange={(changed) => onChange(items.with(index, changed))}
          onMove={(by) =>
            change((list) =>
              list
                .toSpliced(index, 1)
                .toSpliced(Math.max(0, index + by), 0, ...list.slice(index, index + 1)),
            )
          }
          onRemove={() => change((list) => list.toSpliced(index, 1))}
          isOpen={keyAt(index) === openKey}
          onToggle={(isOpen) => {
            const key = keyAt(index)
            setOpenKey((open) => (isOpen ? key : open === key ? undefined : open))
          }}
          isFirst={index === 0}
          isLast={index === items.length - 1}
          place={`${index + 1} of ${items.length}`}
        />
      ))}
      {items.length < (schema.maxItems ?? Number.POSITIVE_INFINITY) && (
        <div className="actions">
          {(variants.length > 0 ? variants : [item]).map((kind, index) => (
            <Button key={schemaType(kind) || index} size="xs" onClick={() => add(kind)}>
              Add{' '}
              {variants.length > 0
                ? fieldLabel(schemaType(kind)).toLowerCase()
                : `to ${label.toLowerCase() || 'the list'}`}
            </Button>
          ))}
        </div>
      )}
    </Fieldset>
  )
}

interface ItemProps extends FieldProps {
  Field: FieldComponent
  onMove: (by: number) => void
  onRemove: () => void
  isFirst: boolean
  isLast: boolean
  /** The position in the list, such as `3 of 8`. */
  place: string
  isOpen: boolean
  onToggle: (isOpen: boolean) => void
}

function Item({ Field, onMove, onRemove, isFirst, isLast, place, ...row }: ItemProps) {
  const { isOpen, onToggle, ...field } = row
  const { label, path, schema, value, onChange } = field
  const hasProblem = useHasProblem(path)
  const isShown = isOpen || hasProblem
  const name = valueSummary(value, label, place)
  const buttons = (
    <div className="actions">
      {[
        { title: 'First', isDisabled: isFirst, act: () => onMove(Number.NEGATIVE_INFINITY) },
        { title: 'Earlier', isDisabled: isFirst, act: () => onMove(-1) },
        { title: 'Later', isDisabled: isLast, act: () => onMove(1) },
        { title: 'Remove', isDisabled: false, act: onRemove },
      ].map(({ title, isDisabled, act }) => (
        <Button
          key={title}
          size="compact-sm"
          disabled={isDisabled}
          onClick={act}
          aria-label={`${title}: ${name}`}
        >
          {title}
        </Button>
      ))}
    </div>
  )
  if (!isFields(value) || schema.format === 'image')
    return (
      <div className="item">
        <Field {...field} />
        {buttons}
      </div>
    )
  const variant =
    schemaVariants(schema).find((schemaVariant) => schemaType(schemaVariant) === value['type']) ??
    schema
  const photograph = firstPhotograph(value)
  return (
    <details
      className="item"
      open={isShown}
      onToggle={({ target, currentTarget }) => {
        if (target === currentTarget) onToggle(currentTarget.open)
      }}
    >
      <summary>
        {photograph && <img src={`/staff/photographs/${photograph}`} alt="" loading="lazy" />}
        {name}
      </summary>
      {isShown && (
        <>
          <ObjectFields {...{ Field, path, value, onChange }} schema={variant} />
          {buttons}
        </>
      )}
    </details>
  )
}
