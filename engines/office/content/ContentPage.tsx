import { Button, TextInput } from '@mantine/core'
import { type ContentKind, type ContentRow, contentKinds } from '@vitrine/commerce/staff/content.ts'
import { useState } from 'react'
import { Link } from 'wouter'
import { call, HttpError } from '../shell/api.ts'
import { DataTable } from '../shell/DataTable.tsx'
import { SelectField, TextField } from '../shell/Form.tsx'
import { FormDialog } from '../shell/FormDialog.tsx'
import { navigate } from '../shell/location.ts'
import { PageLink, PageTitle, Pending } from '../shell/Page.tsx'
import { Status, type Tone } from '../shell/Status.tsx'
import { useOperation } from '../shell/useOperation.ts'
import { fieldLabel } from './schema.ts'

/** All content by kind: what is published, drafts, and what is to come. */
export function ContentPage() {
  const reading = useOperation('content')
  const [search, setSearch] = useState('')
  const wanted = search.toLowerCase()
  const entries = (reading.data ?? []).filter(({ title, entry }) =>
    `${title} ${entry}`.toLowerCase().includes(wanted),
  )
  const buttons = (
    <>
      <Button component={Link} href="/images">
        Images
      </Button>
      <NewEntry />
    </>
  )
  return (
    <>
      <PageTitle buttons={buttons}>Content</PageTitle>
      <search className="search">
        <TextInput
          type="search"
          label="Find content"
          value={search}
          onChange={({ target }) => setSearch(target.value)}
        />
      </search>
      <Pending reading={reading} />
      {reading.data && entries.length === 0 && <p className="empty">No content matches.</p>}
      {contentKinds.map((kind) => (
        <Kind key={kind} kind={kind} rows={entries.filter((row) => row.kind === kind)} />
      ))}
    </>
  )
}

const tones: Partial<Record<ContentRow['state'], Tone>> = {
  published: 'done',
  draft: 'waiting',
  scheduled: 'active',
}

const Kind = ({ kind, rows }: { kind: ContentKind; rows: ContentRow[] }) => (
  <DataTable
    label={fieldLabel(kind)}
    rows={rows}
    keyOf={({ entry }) => entry}
    columns={[
      {
        title: fieldLabel(kind),
        cell: ({ entry, title }) => (
          <>
            <PageLink to={`/content/${entry}`}>{title}</PageLink>
            <small>{entry}</small>
          </>
        ),
      },
      {
        title: 'State',
        cell: (row) => <Status tone={tones[row.state] ?? 'ended'}>{describeState(row)}</Status>,
      },
      {
        title: 'Last saved by',
        cell: ({ isEdited, staff }) => (isEdited ? staff : 'as its file'),
      },
    ]}
  />
)

/** The state of an entry in words. */
export function describeState({
  state,
  publishAt,
}: Pick<ContentRow, 'state' | 'publishAt'>): string {
  if (state === 'scheduled') return `in the shop from ${publishAt}`
  const present = state === 'published' ? 'in the shop' : state
  return publishAt ? `${present}, an earlier version in the shop from ${publishAt}` : present
}

const newKinds: { value: ContentKind; label: string }[] = [
  { value: 'pages', label: 'Page' },
  { value: 'stories', label: 'Story' },
  { value: 'look-books', label: 'Look book' },
  { value: 'stores', label: 'Store' },
]

const NewEntry = () => (
  <FormDialog
    label="New content"
    submitLabel="Begin"
    button={{ variant: 'filled' }}
    initialValues={{ kind: 'pages', slug: '' }}
    onSubmit={async ({ kind, slug }) => {
      const entry = `${kind}/${slug}`
      const rows = await call('content')
      const other = rows.find((row) => row.entry === entry)
      if (other) {
        const message = `“${other.title}” has this address. Choose another one, or open it in the list.`
        throw new HttpError(message, 409, { fields: { slug: message } })
      }
      navigate(`/content/${entry}`, { isSaved: true })
    }}
  >
    <SelectField name="kind" label="Kind" data={newKinds} />
    <TextField
      name="slug"
      label="Address"
      description="Lower-case letters, digits and hyphens"
      pattern="[a-z0-9]+(-[a-z0-9]+)*"
      maxLength={80}
      required
    />
  </FormDialog>
)
