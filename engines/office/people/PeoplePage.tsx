import { Alert, Button, Code } from '@mantine/core'
import { type StaffMember, staffRoles } from '@vitrine/commerce/staff/people.ts'
import { useState } from 'react'
import { act } from '../shell/act.ts'
import { call, errorMessages } from '../shell/api.ts'
import { DataTable } from '../shell/DataTable.tsx'
import { CheckField, SelectField, TextField } from '../shell/Form.tsx'
import { FormDialog } from '../shell/FormDialog.tsx'
import { notify } from '../shell/Notices.tsx'
import { PageLink, PageTitle, Pending, Section } from '../shell/Page.tsx'
import { Status } from '../shell/Status.tsx'
import { useOperation } from '../shell/useOperation.ts'

const roles = [...staffRoles]

/** The people of the back office. */
export function PeoplePage() {
  const reading = useOperation('members')
  const { data, refetch } = reading
  const [link, setLink] = useState<{ login: string; link: string }>()
  const renew = async ({ login, version: seen }: StaffMember) => {
    try {
      setLink({ login, ...(await call('passwordLink', { login, seen })) })
    } catch (error) {
      notify('error', errorMessages(error).join(' '))
    }
    await refetch()
  }
  const add = (
    <FormDialog
      label="Add a person"
      button={{ variant: 'filled' }}
      initialValues={{ login: '', name: '', role: 'staff' }}
      onSubmit={async (member) => {
        const login = member.login.toLowerCase()
        setLink({ login, ...(await call('addMember', { ...member, login })) })
        await refetch()
      }}
    >
      <TextField name="login" label="Name to sign in with" autoCapitalize="none" required />
      <TextField name="name" label="Name, as records show it" required />
      <SelectField name="role" label="Role" data={roles} />
    </FormDialog>
  )
  return (
    <>
      <PageTitle buttons={add}>People</PageTitle>
      {link && (
        <Alert role="status" color="ink" mb="md">
          Send this link to {link.login}. It sets the password, once, within a day:{' '}
          <Code>{link.link}</Code>
        </Alert>
      )}
      <Pending reading={reading} />
      <DataTable
        label="People"
        rows={data ?? []}
        keyOf={({ login }) => login}
        columns={[
          { title: 'Name', cell: ({ name }) => name },
          { title: 'Signs in as', cell: ({ login }) => login },
          {
            title: 'Role',
            cell: ({ isDisabled, role }) => (
              <Status tone={isDisabled ? 'wrong' : 'ended'}>
                {isDisabled ? 'disabled' : role}
              </Status>
            ),
          },
          {
            title: 'Second factor',
            cell: ({ hasSecondFactor }) => (hasSecondFactor ? 'on' : 'off'),
          },
          { title: 'Password', cell: ({ hasPassword }) => (hasPassword ? 'set' : 'not yet set') },
          {
            title: '',
            cell: (member) => (
              <div className="row-actions">
                <ChangeDialog member={member} />
                <Button size="xs" onClick={() => renew(member)}>
                  New password link
                </Button>
                {member.hasSecondFactor && <ResetDialog member={member} />}
                <PageLink to={`/people/${member.login}`}>Sign-ins</PageLink>
              </div>
            ),
          },
        ]}
      />
      <Section title="What roles may do">
        <ul>
          <li>staff: slips, orders, parcels, returns, stock</li>
          <li>editor: products, prices and photographs; no orders and no customers</li>
          <li>manager: everything, also refunds, people and records</li>
        </ul>
      </Section>
    </>
  )
}

const ResetDialog = ({ member: { login, name, version } }: { member: StaffMember }) => (
  <FormDialog
    label="Reset second factor"
    title={`Turn the second factor of ${name} off?`}
    version={version}
    button={{ size: 'xs' }}
    onSubmit={(_, seen) => act('resetSecondFactor', { login, seen }, false)}
  >
    <p>For a person who has lost the app and the recovery codes. Their sessions end.</p>
  </FormDialog>
)

const ChangeDialog = ({
  member: { login, name, role, isDisabled, version },
}: {
  member: StaffMember
}) => (
  <FormDialog
    label="Change"
    title={name}
    submitLabel="Save"
    version={version}
    button={{ size: 'xs' }}
    initialValues={{ role: role as string, isDisabled }}
    onSubmit={(changes, seen) => act('changeMember', { login, seen, ...changes }, false)}
  >
    <SelectField name="role" label="Role" data={roles} />
    <CheckField name="isDisabled" label="Cannot sign in" />
  </FormDialog>
)
