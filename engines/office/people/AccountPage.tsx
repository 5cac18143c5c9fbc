import { Alert, Button, Code, List } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { RecoveryCodes, SecondFactorBegin, SignIns } from '@vitrine/commerce/staff/people.ts'
import { useState } from 'react'
import { errorMessages, request } from '../shell/api.ts'
import { TextField } from '../shell/Form.tsx'
import { FormDialog } from '../shell/FormDialog.tsx'
import { notify } from '../shell/Notices.tsx'
import { PageTitle, Pending, Section } from '../shell/Page.tsx'
import { queries } from '../shell/queries.ts'
import { Status } from '../shell/Status.tsx'
import { refreshSession, useSession } from '../shell/session.ts'
import { SignInsTables } from './SignInsTables.tsx'

const path = '/staff/account'
const key = ['account']

/** Second factor and sign-ins of the member who is signed in. */
export function AccountPage() {
  const session = useSession().data
  const reading = useQuery<SignIns>({
    queryKey: key,
    queryFn: () => request<SignIns>(path, 'GET'),
  })
  const [codes, setCodes] = useState<readonly string[]>([])
  const endOthers = async () => {
    try {
      const { ended } = await request<{ ended: number }>(`${path}/sessions`, 'DELETE')
      notify(
        'success',
        ended === 1 ? '1 other session is ended.' : `${ended} other sessions are ended.`,
      )
    } catch (error) {
      notify('error', errorMessages(error).join(' '))
    }
    await queries.invalidateQueries({ queryKey: key })
  }
  return (
    <>
      <PageTitle>Your account</PageTitle>
      <Section title="Second factor">
        <p>
          <Status tone={session?.hasSecondFactor ? 'done' : 'ended'}>
            {session?.hasSecondFactor ? 'on' : 'off'}
          </Status>{' '}
          {session?.hasSecondFactor
            ? 'Signing in asks for a code of your app.'
            : 'With it, signing in asks for a code of an authenticator app on your phone too.'}
        </p>
        {codes.length > 0 && <Codes codes={codes} />}
        {session?.hasSecondFactor ? <TurnOff /> : <TurnOn onDone={setCodes} />}
      </Section>
      <Section title="Sign-ins">
        <Pending reading={reading} />
        {reading.data && <SignInsTables {...reading.data} />}
        {(reading.data?.sessions.length ?? 0) > 1 && (
          <div className="actions">
            <Button onClick={endOthers}>Sign out everywhere else</Button>
          </div>
        )}
      </Section>
    </>
  )
}

const Codes = ({ codes }: { codes: readonly string[] }) => (
  <Alert role="status" color="ink" mb="md" title="Keep these recovery codes">
    <p>
      Each signs you in once without your phone. They are not shown again: print them, or save them
      where you save your passwords.
    </p>
    <List listStyleType="none">
      {codes.map((code) => (
        <List.Item key={code}>
          <Code>{code}</Code>
        </List.Item>
      ))}
    </List>
  </Alert>
)

/** The button and form that turn the second factor on. */
function TurnOn({ onDone }: { onDone: (codes: readonly string[]) => void }) {
  return (
    <FormDialog
      label="Turn on"
      title="Turn the second factor on"
      button={{ variant: 'filled' }}
      initialValues={{ password: '', code: '' }}
      onSubmit={async (typed) => {
        const token = queries.getQueryData<SecondFactorBegin>(beginKey)?.token
        const body = { ...typed, token }
        const { codes } = await request<RecoveryCodes>(`${path}/second-factor`, 'POST', body)
        onDone(codes)
        await refreshSession()
      }}
    >
      <NewSecret />
      <TextField
        name="code"
        label="Code of the app"
        inputMode="numeric"
        autoComplete="one-time-code"
        required
      />
      <TextField
        name="password"
        label="Your password"
        type="password"
        autoComplete="current-password"
        required
      />
      <p>Your other sessions end.</p>
    </FormDialog>
  )
}

const beginKey = ['second factor']

function NewSecret() {
  const reading = useQuery<SecondFactorBegin>({
    queryKey: beginKey,
    queryFn: () => request<SecondFactorBegin>(`${path}/second-factor/begin`, 'POST'),
    staleTime: 'static',
    gcTime: 0,
  })
  if (!reading.data) return <Pending reading={reading} />
  return (
    <>
      <p>Scan this with an authenticator app, or type the key, and enter the code that it shows.</p>
      <img className="qr" src={reading.data.image} alt="QR code of the key below" />
      <p>
        <Code>{reading.data.secret.replace(/(.{4})(?!$)/g, '$1 ')}</Code>
      </p>
    </>
  )
}

/** The button and form that turn the second factor off. */
const TurnOff = () => (
  <FormDialog
    label="Turn off"
    title="Turn the second factor off?"
    initialValues={{ code: '' }}
    onSubmit={async (typed) => {
      await request(`${path}/second-factor/end`, 'POST', typed)
      await refreshSession()
    }}
  >
    <TextField
      name="code"
      label="Code of the app, or a recovery code"
      autoComplete="one-time-code"
      required
    />
  </FormDialog>
)
