import { Button, Paper } from '@mantine/core'
import { minStaffPassword, type StaffSession } from '@vitrine/commerce/staff/people.ts'
import type { ReactNode } from 'react'
import { useParams, useSearchParams } from 'wouter'
import { request } from './api.ts'
import { Form, TextField } from './Form.tsx'
import { navigate } from './location.ts'
import { PageTitle } from './Page.tsx'
import { queries, sessionKey } from './queries.ts'
import { signIn } from './session.ts'

/** The fields with which staff sign in, again if `before` has a member whose session has ended. */
export const SignInForm = ({ before }: { before?: StaffSession }) => (
  <Form
    isGuarded={false}
    initialValues={{ login: before?.login ?? '', password: '' }}
    onSubmit={(credentials) => signIn(credentials, before)}
    buttons={(isPending) => <Submit isPending={isPending}>Sign in</Submit>}
  >
    <TextField
      name="login"
      label="Name"
      autoComplete="username"
      autoCapitalize="none"
      required
      data-autofocus
    />
    <TextField
      name="password"
      label="Password"
      type="password"
      autoComplete="current-password"
      required
    />
  </Form>
)

/** The page with which staff sign in. */
export const SignIn = () => (
  <Entry title="Sign in">
    <SignInForm />
  </Entry>
)

/** The page with which the holder of a link sets a password. */
export function SetPassword() {
  const { token = '' } = useParams()
  const [params] = useSearchParams()
  const save = async ({ password, repeated }: { password: string; repeated: string }) => {
    if (password !== repeated) throw new Error('The passwords differ.')
    const session = await request<StaffSession>('/staff/password', 'POST', { token, password })
    queries.clear()
    queries.setQueryData(sessionKey, session)
    navigate('/', { replace: true })
  }
  return (
    <Entry title="Set your password">
      <Form
        isGuarded={false}
        initialValues={{ password: '', repeated: '' }}
        onSubmit={save}
        buttons={(isPending) => <Submit isPending={isPending}>Set your password</Submit>}
      >
        {/* Password managers store the password under this name. */}
        <input
          type="text"
          name="username"
          autoComplete="username"
          value={params.get('name') ?? ''}
          readOnly
          hidden
        />
        <TextField
          name="password"
          label="Password"
          description={`At least ${minStaffPassword} characters`}
          type="password"
          autoComplete="new-password"
          minLength={minStaffPassword}
          required
        />
        <TextField
          name="repeated"
          label="Repeat the password"
          type="password"
          autoComplete="new-password"
          required
        />
      </Form>
    </Entry>
  )
}

const Entry = ({ title, children }: { title: string; children: ReactNode }) => (
  <main className="entry">
    <p className="brand">Vitrine</p>
    <Paper p="xl">
      <PageTitle>{title}</PageTitle>
      {children}
    </Paper>
  </main>
)

const Submit = ({ isPending, children }: { isPending: boolean; children: string }) => (
  <Button type="submit" variant="filled" fullWidth disabled={isPending}>
    {children}
  </Button>
)
