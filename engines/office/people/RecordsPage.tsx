import { Button, Group } from '@mantine/core'
import { useState } from 'react'
import { DataTable } from '../shell/DataTable.tsx'
import { CheckField, Form, TextField } from '../shell/Form.tsx'
import { PageTitle, Pending } from '../shell/Page.tsx'
import { useOperation } from '../shell/useOperation.ts'

/** The number of rows that are added at a time. */
const rowsAtOnce = 200

const noFilter = { staff: '', action: '', subject: '', isRejected: false }

/** The records of staff, newest first, filtered by who, what and target. */
export function RecordsPage() {
  const [filter, setFilter] = useState(noFilter)
  const [before, setBefore] = useState<number>()
  const reading = useOperation('audit', {
    ...Object.fromEntries(Object.entries(filter).filter(([, value]) => value !== '')),
    ...(before !== undefined && { before }),
    limit: rowsAtOnce,
  })
  const { data } = reading
  const last = data?.length === rowsAtOnce ? data.at(-1) : undefined
  return (
    <>
      <PageTitle>Records</PageTitle>
      <search className="records">
        <Form
          initialValues={noFilter}
          isGuarded={false}
          onSubmit={async (typed) => {
            setFilter(typed)
            setBefore(undefined)
          }}
          buttons={() => <Button type="submit">Show</Button>}
        >
          <TextField name="staff" label="Who" maxLength={100} />
          <TextField
            name="action"
            label="What"
            maxLength={100}
            placeholder="refund, wrong password, sign in"
          />
          <TextField
            name="subject"
            label="To"
            maxLength={100}
            placeholder="order 1234567890, a SKU, a login"
          />
          <CheckField name="isRejected" label="Rejected only" />
        </Form>
      </search>
      <Pending reading={reading} />
      {data?.length === 0 && <p className="empty">No records.</p>}
      <DataTable
        label="Records"
        rows={data ?? []}
        keyOf={({ id }) => id}
        columns={[
          { title: 'When', cell: ({ at }) => at },
          { title: 'Who', cell: ({ staff }) => staff },
          { title: 'What', cell: ({ action }) => wordsOf(action) },
          { title: 'To', cell: ({ subject }) => subject },
          { title: 'Detail', cell: ({ detail }) => detail },
          { title: 'Outcome', cell: ({ outcome }) => outcome },
        ]}
      />
      <Group gap="xs">
        {before !== undefined && <Button onClick={() => setBefore(undefined)}>Newest</Button>}
        {last && <Button onClick={() => setBefore(last.id)}>Earlier</Button>}
      </Group>
    </>
  )
}

/** The name of an action in words, such as `end refund`. */
const wordsOf = (action: string) => action.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
