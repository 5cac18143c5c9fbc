import { useState } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import { type ContentKind, type ContentRow, contentKinds } from '#contract/staff/content.ts'
import { Field, FormDialog, textOf } from '../shell/Dialog.tsx'
import { Title } from '../shell/Layout.tsx'
import { Table } from '../shell/Table.tsx'
import { useOperation } from '../shell/useAction.ts'
import { labelOf } from './schema.ts'

/** All content by kind: what is published, drafts, and what is to come. */
export function ContentPage() {
  const { data = [], isPending, error } = useOperation('content')
  const [search, setSearch] = useState('')
  const wanted = search.toLowerCase()
  const found = data.filter(({ title, entry }) =>
    `${title} ${entry}`.toLowerCase().includes(wanted),
  )
  return (
    <>
      <Title>Content</Title>
      <search className="search">
        <form onSubmit={(event) => event.preventDefault()}>
          <label htmlFor="content-search">Find content</label>
          <input
            id="content-search"
            type="search"
            value={search}
            onChange={({ target }) => setSearch(target.value)}
          />
        </form>
      </search>
      <div className="buttons">
        <NewEntry />
        <Link to="/images">Images</Link>
      </div>
      {isPending && <p>Loading…</p>}
      {error && <p role="alert">{error.message}</p>}
      {contentKinds.map((kind) => (
        <Kind key={kind} kind={kind} rows={found.filter((row) => row.kind === kind)} />
      ))}
    </>
  )
}

function Kind({ kind, rows }: { kind: ContentKind; rows: ContentRow[] }) {
  if (rows.length === 0) return null
  return (
    <Table label={labelOf(kind)} head={[labelOf(kind), 'State', 'Last saved by']}>
      {rows.map(({ entry, title, state, publishAt, isEdited, staff }) => (
        <tr key={entry}>
          <td>
            <Link to={`/content/${entry}`}>{title}</Link>
            <small>{entry}</small>
          </td>
          <td>{state === 'scheduled' ? `in the shop from ${publishAt}` : describeState(state)}</td>
          <td>{isEdited ? staff : 'as its file'}</td>
        </tr>
      ))}
    </Table>
  )
}

/** The state of an entry in words. */
export const describeState = (state: ContentRow['state']): string =>
  state === 'published' ? 'in the shop' : state === 'draft' ? 'draft' : state

const newKinds: [kind: ContentKind, name: string][] = [
  ['pages', 'Page'],
  ['stories', 'Story'],
  ['look-books', 'Look book'],
  ['stores', 'Store'],
]

function NewEntry() {
  const navigate = useNavigate()
  return (
    <FormDialog
      label="New content"
      submitLabel="Begin"
      onSubmit={async (form) =>
        navigate(`/content/${textOf(form, 'kind')}/${textOf(form, 'slug')}`)
      }
    >
      <Field label="Kind">
        <select name="kind">
          {newKinds.map(([kind, name]) => (
            <option key={kind} value={kind}>
              {name}
            </option>
          ))}
        </select>
      </Field>
      <Field label="Address" hint="Lower-case letters, digits and hyphens">
        <input name="slug" pattern="[a-z0-9]+(-[a-z0-9]+)*" maxLength={80} required />
      </Field>
    </FormDialog>
  )
}
