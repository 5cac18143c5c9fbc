import type { CategoryRow } from '#contract/staff/content.ts'
import { Field, FormDialog, textOf } from '../shell/Dialog.tsx'
import { Title } from '../shell/Layout.tsx'
import { Table } from '../shell/Table.tsx'
import { useAction, useOperation } from '../shell/useAction.ts'

/** The categories as a tree: made, renamed, moved, hidden and shown. */
export function CategoriesPage() {
  const { data = [], isPending, error } = useOperation('categories')
  return (
    <>
      <Title>Categories</Title>
      <div className="buttons">
        <CategoryDialog label="New category" all={data} />
      </div>
      {isPending && <p>Loading…</p>}
      {error && <p role="alert">{error.message}</p>}
      {data.length > 0 && (
        <Table label="Categories" head={['Name', 'In Thai', 'Address', 'Shown', '']}>
          {data.map((row) => (
            <tr key={row.slug}>
              <td style={{ paddingInlineStart: `${0.75 + row.depth * 1.5}rem` }}>{row.name}</td>
              <td lang="th">{row.thai}</td>
              <td>{row.address}</td>
              <td>{row.isHidden ? 'hidden' : 'in the shop'}</td>
              <td>
                <CategoryDialog label={`Change ${row.name}`} row={row} all={data} />
              </td>
            </tr>
          ))}
        </Table>
      )}
    </>
  )
}

interface Props {
  label: string
  row?: CategoryRow
  all: readonly CategoryRow[]
}

function CategoryDialog({ label, row, all }: Props) {
  const act = useAction()
  const save = (form: FormData, seen: number) =>
    act(
      'saveCategory',
      {
        slug: row?.slug ?? null,
        seen,
        name: textOf(form, 'name'),
        thai: textOf(form, 'thai'),
        address: textOf(form, 'address'),
        parent: textOf(form, 'parent') || null,
        isHidden: form.get('isShown') === null,
      },
      false,
    )
  return (
    <FormDialog label={label} submitLabel="Save" version={row?.version ?? 0} onSubmit={save}>
      <Field label="Name">
        <input name="name" defaultValue={row?.name} maxLength={60} required />
      </Field>
      <Field label="Name in Thai">
        <input name="thai" lang="th" defaultValue={row?.thai} maxLength={60} />
      </Field>
      <Field label="Address" hint="/product-category/… The earlier one leads to it">
        <input name="address" defaultValue={row?.address} maxLength={80} required />
      </Field>
      <Field label="Below">
        <select name="parent" defaultValue={row?.parent ?? ''}>
          <option value="">no other category</option>
          {all
            .filter(({ slug }) => slug !== row?.slug)
            .map(({ slug, name }) => (
              <option key={slug} value={slug}>
                {name}
              </option>
            ))}
        </select>
      </Field>
      <label className="check">
        <input type="checkbox" name="isShown" defaultChecked={!row?.isHidden} /> In the shop
      </label>
    </FormDialog>
  )
}
