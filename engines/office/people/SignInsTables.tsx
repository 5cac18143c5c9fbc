import type { SignIns } from '@vitrine/commerce/staff/people.ts'
import { DataTable } from '../shell/DataTable.tsx'

/** The open sessions of a person, and the newest records of sign-ins. */
export const SignInsTables = ({ sessions, records }: SignIns) => (
  <>
    <DataTable
      label="Open sessions"
      rows={sessions}
      keyOf={({ began, origin }) => `${began} ${origin}`}
      columns={[
        {
          title: 'Signed in',
          cell: ({ origin, isCurrent }) => (isCurrent ? `${origin} (this browser)` : origin),
        },
        { title: 'Since', cell: ({ began }) => began },
        { title: 'Until', cell: ({ ends }) => ends },
      ]}
    />
    <DataTable
      label="Records of sign-ins"
      rows={records}
      keyOf={({ id }) => id}
      columns={[
        { title: 'When', cell: ({ at }) => at },
        {
          title: 'What',
          cell: ({ action }) => action.replace(/[A-Z]/g, (c) => ` ${c.toLowerCase()}`),
        },
        { title: 'By', cell: ({ staff }) => staff },
        { title: 'Details', cell: ({ detail }) => detail },
        { title: 'Outcome', cell: ({ outcome }) => outcome },
      ]}
    />
  </>
)
