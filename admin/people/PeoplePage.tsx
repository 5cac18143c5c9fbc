import { useNotify } from 'ra-core'
import { useState } from 'react'
import { type StaffMember, staffRoles } from '#contract/staff/people.ts'
import { call, messagesOf } from '../shell/api.ts'
import { Field, FormDialog, textOf } from '../shell/Dialog.tsx'
import { Title } from '../shell/Layout.tsx'
import { Table } from '../shell/Table.tsx'
import { useAction, useOperation } from '../shell/useAction.ts'

/** The people of the back office. */
export function PeoplePage() {
  const { data, refetch } = useOperation('members')
  const notify = useNotify()
  const [link, setLink] = useState<{ login: string; link: string }>()
  const add = async (form: FormData) => {
    const login = textOf(form, 'login').toLowerCase()
    const added = await call('addMember', {
      login,
      name: textOf(form, 'name'),
      role: textOf(form, 'role'),
    })
    setLink({ login, ...added })
    await refetch()
  }
  const renew = async ({ login, version: seen }: StaffMember) => {
    try {
      setLink({ login, ...(await call('passwordLink', { login, seen })) })
    } catch (error) {
      notify(messagesOf(error).join(' '), { type: 'error' })
    }
    await refetch()
  }
  return (
    <>
      <Title>People</Title>
      <FormDialog label="Add a person" onSubmit={add}>
        <Field label="Name to sign in with">
          <input name="login" autoCapitalize="none" required />
        </Field>
        <Field label="Name, as records show it">
          <input name="name" required />
        </Field>
        <Field label="Role">
          <Roles />
        </Field>
      </FormDialog>
      {link && (
        <p role="status" className="note">
          Send this link to {link.login}. It sets the password, once, within a day:{' '}
          <code>{link.link}</code>
        </p>
      )}
      <Table label="People" head={['Name', 'Signs in as', 'Role', 'Password', '']}>
        {data?.map((member) => (
          <tr key={member.login}>
            <td>{member.name}</td>
            <td>{member.login}</td>
            <td>{member.isDisabled ? 'disabled' : member.role}</td>
            <td>{member.hasPassword ? 'set' : 'not yet set'}</td>
            <td>
              <ChangeDialog member={member} />{' '}
              <button type="button" onClick={() => renew(member)}>
                New password link
              </button>
            </td>
          </tr>
        ))}
      </Table>
      <h2>What roles may do</h2>
      <ul>
        <li>staff: slips, orders, parcels, returns, stock</li>
        <li>editor: products, prices and photographs; no orders and no customers</li>
        <li>manager: everything, also refunds, people and records</li>
      </ul>
    </>
  )
}

const Roles = ({ role = 'staff' }: { role?: string }) => (
  <select name="role" defaultValue={role}>
    {staffRoles.map((each) => (
      <option key={each}>{each}</option>
    ))}
  </select>
)

function ChangeDialog({
  member: { login, name, role, isDisabled, version },
}: {
  member: StaffMember
}) {
  const act = useAction()
  return (
    <FormDialog
      label="Change"
      title={name}
      submitLabel="Save"
      version={version}
      onSubmit={(form, seen) =>
        act(
          'changeMember',
          { login, seen, role: textOf(form, 'role'), isDisabled: form.has('isDisabled') },
          false,
        )
      }
    >
      <Field label="Role">
        <Roles role={role} />
      </Field>
      <label className="check">
        <input type="checkbox" name="isDisabled" defaultChecked={isDisabled} /> Cannot sign in
      </label>
    </FormDialog>
  )
}
