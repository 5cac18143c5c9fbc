import { SimpleGrid } from '@mantine/core'
import type { TermKind, TermRow } from '@vitrine/commerce/staff/terms.ts'
import { useEffect } from 'react'
import { useForm, useFormState } from 'react-final-form'
import { AddressField } from '../shell/AddressField.tsx'
import { act } from '../shell/act.ts'
import { CheckField, SelectField, TextAreaField, TextField } from '../shell/Form.tsx'
import { FormDialog } from '../shell/FormDialog.tsx'
import { BannerField } from './BannerField.tsx'

interface Props {
  label: string
  kind: TermKind
  row?: TermRow
  all: readonly TermRow[]
}

/** The value of a select for no choice. */
const none = ''

/** Makes or changes a brand, colour or size. */
export const TermDialog = ({ label, kind, row, all }: Props) => (
  <FormDialog
    label={label}
    submitLabel="Save"
    isWide={kind === 'brand'}
    version={row?.version ?? 0}
    button={row ? { size: 'xs' } : { variant: 'filled' }}
    initialValues={initialValues(kind, row, all)}
    onSubmit={({ address, parent, after, isTwoTone, color, second, isOn, ...typed }, seen) =>
      act(
        'saveTerm',
        {
          ...typed,
          ...{ kind, seen, slug: row?.slug ?? null, isOff: !isOn },
          ...(row || kind === 'size' ? {} : { address }),
          parent: parent || null,
          after: after || null,
          colors: kind === 'colour' ? (isTwoTone ? [color, second] : [color]) : [],
        },
        false,
      )
    }
  >
    <SimpleGrid cols={{ base: 1, xs: 2 }}>
      <TextField name="name" label="Name" maxLength={kind === 'size' ? 12 : 60} required />
      <TextField name="thai" label="Name in Thai" lang="th" maxLength={60} />
    </SimpleGrid>
    {!row && kind !== 'size' && (
      <AddressField
        name="address"
        description="In the address of filters. It stays when the name changes"
        maxLength={60}
      />
    )}
    {kind === 'colour' && <Tones />}
    {kind !== 'brand' && <Group kind={kind} row={row} all={all} />}
    <Place row={row} all={all} />
    {kind === 'brand' && (
      <>
        <div className="languages">
          <TextAreaField name="story" label="Text above its products" rows={5} maxLength={20_000} />
          <TextAreaField
            name="storyThai"
            label="The same in Thai"
            lang="th"
            rows={5}
            maxLength={20_000}
          />
        </div>
        <BannerField name="photograph" />
      </>
    )}
    <CheckField name="isOn" label="In filters and for new products" />
  </FormDialog>
)

const initialValues = (kind: TermKind, row: TermRow | undefined, all: readonly TermRow[]) => ({
  ...{ name: row?.name ?? '', thai: row?.thai ?? '', address: '' },
  parent: row ? (row.parent ?? none) : kind === 'brand' ? none : (firstParent(all) ?? none),
  after: row
    ? (row.after ?? none)
    : (lastOf(all, kind === 'brand' ? null : firstParent(all)) ?? none),
  isTwoTone: row?.colors.length === 2,
  color: row?.colors[0] ?? '#808080',
  second: row?.colors[1] ?? '#ffffff',
  ...{ story: row?.story ?? '', storyThai: row?.storyThai ?? '' },
  photograph: row?.photograph ?? null,
  isOn: !row?.isOff,
})

const firstParent = (all: readonly TermRow[]) =>
  all.find(({ parent }) => parent !== null)?.parent ?? null

const lastOf = (all: readonly TermRow[], parent: string | null) =>
  all.findLast((term) => term.parent === parent)?.slug

/** Fields of one or two colours. */
function Tones() {
  const { values } = useFormState<{ isTwoTone: boolean }>({ subscription: { values: true } })
  return (
    <>
      <SimpleGrid className="ends" cols={2}>
        <TextField name="color" label="Colour" type="color" />
        {values.isTwoTone && <TextField name="second" label="Second tone" type="color" />}
      </SimpleGrid>
      <CheckField name="isTwoTone" label="Two tones" />
    </>
  )
}

/** The group of a colour, which stays one or in one, or the scale of a size, which stays. */
function Group({
  kind,
  row,
  all,
}: {
  kind: TermKind
  row: TermRow | undefined
  all: readonly TermRow[]
}) {
  if (row && (kind === 'size' || row.parent === null)) return null
  const groups =
    kind === 'size'
      ? [...new Set(all.flatMap(({ parent }) => parent ?? []))].map((scale) => ({
          value: scale,
          label: scale,
        }))
      : all
          .filter(({ parent }) => parent === null)
          .map(({ slug, name }) => ({ value: slug, label: name }))
  const ungrouped = kind === 'colour' && !row ? [{ value: none, label: 'a group of its own' }] : []
  return (
    <SelectField
      name="parent"
      label={kind === 'size' ? 'Scale' : 'Offered under'}
      data={[...groups, ...ungrouped]}
    />
  )
}

/** The place among those of the same group: the last one when another group is chosen. */
function Place({ row, all }: { row: TermRow | undefined; all: readonly TermRow[] }) {
  const { values } = useFormState<{ parent: string; after: string }>({
    subscription: { values: true },
  })
  const { change } = useForm()
  const siblings = all.filter(
    ({ slug, parent }) => (parent ?? none) === values.parent && slug !== row?.slug,
  )
  const isPlaced = values.after === none || siblings.some(({ slug }) => slug === values.after)
  const last = siblings.at(-1)?.slug ?? none
  useEffect(() => {
    if (!isPlaced) change('after', last)
  }, [change, isPlaced, last])
  return (
    <SelectField
      name="after"
      label="Order"
      data={[
        { value: none, label: 'first' },
        ...siblings.map(({ slug, name }) => ({ value: slug, label: `after ${name}` })),
      ]}
    />
  )
}
