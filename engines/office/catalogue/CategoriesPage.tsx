import type { CategoryRow } from '@vitrine/commerce/staff/content.ts'
import { act } from '../shell/act.ts'
import { DataTable } from '../shell/DataTable.tsx'
import { CheckField, SelectField, TextField } from '../shell/Form.tsx'
import { FormDialog } from '../shell/FormDialog.tsx'
import { PageTitle, Pending } from '../shell/Page.tsx'
import { Status } from '../shell/Status.tsx'
import { useOperation } from '../shell/useOperation.ts'

/** The categories as a tree: made, renamed, moved, hidden and shown. */
export function CategoriesPage() {
  const reading = useOperation('categories')
  const { data = [] } = reading
  return (
    <>
      <PageTitle buttons={<CategoryDialog label="New category" all={data} />}>Categories</PageTitle>
      <Pending reading={reading} />
      <DataTable
        label="Categories"
        rows={data}
        keyOf={({ slug }) => slug}
        columns={[
          {
            title: 'Name',
            cell: ({ name, depth }) => (
              <span style={{ paddingInlineStart: `${depth * 1.5}rem` }}>{name}</span>
            ),
          },
          { title: 'In Thai', cell: ({ thai }) => <span lang="th">{thai}</span> },
          { title: 'Address', cell: ({ address }) => address },
          { title: 'Shown', cell: ({ isHidden }) => <Shown isHidden={isHidden} /> },
          {
            title: '',
            cell: (row) => <CategoryDialog label={`Change ${row.name}`} row={row} all={data} />,
          },
        ]}
      />
    </>
  )
}

export const Shown = ({ isHidden }: { isHidden: boolean }) => (
  <Status tone={isHidden ? 'ended' : 'done'}>{isHidden ? 'hidden' : 'in the shop'}</Status>
)

interface Props {
  label: string
  row?: CategoryRow
  all: readonly CategoryRow[]
}

const CategoryDialog = ({ label, row, all }: Props) => (
  <FormDialog
    label={label}
    submitLabel="Save"
    version={row?.version ?? 0}
    button={row ? { size: 'xs' } : { variant: 'filled' }}
    initialValues={{
      name: row?.name ?? '',
      thai: row?.thai ?? '',
      address: row?.address ?? '',
      parent: row?.parent ?? '',
      isShown: !row?.isHidden,
    }}
    onSubmit={({ parent, isShown, ...texts }, seen) => {
      const place = { parent: parent || null, isHidden: !isShown }
      return act('saveCategory', { slug: row?.slug ?? null, seen, ...texts, ...place }, false)
    }}
  >
    <TextField name="name" label="Name" maxLength={60} required />
    <TextField name="thai" label="Name in Thai" lang="th" maxLength={60} />
    <TextField
      name="address"
      label="Address"
      description="/product-category/… The earlier one leads to it"
      maxLength={80}
      required
    />
    <SelectField
      name="parent"
      label="Below"
      data={[
        { value: '', label: 'no other category' },
        ...all
          .filter(({ slug }) => slug !== row?.slug)
          .map(({ slug, name }) => ({ value: slug, label: name })),
      ]}
    />
    <CheckField name="isShown" label="In the shop" />
  </FormDialog>
)
