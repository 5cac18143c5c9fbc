import { Button, Paper } from '@mantine/core'
import { minStaffPassword, type StaffSession } from '@vitrine/commerce/staff/people.ts'
import { type ReactNode, useState } from 'react'
import { useParams, useSearchParams } from 'wouter'
import { errorFields, request } from './api.ts'
import { Form, TextField } from './Form.tsx'
import { navigate } from './location.ts'
import { PageTitle } from './Page.tsx'
import { queries, sessionKey } from './queries.ts'
import { signIn } from './session.ts'

/** The fields with which staff sign in, again if `before` has a member whose session has ended. */
export function SignInForm({ before }: { before?: StaffSession }) {
  const { needsCode, watch } = useNeedsCode()
  return (
    <Form
      isGuarded={false}
      initialValues={{ login: before?.login ?? '', password: '', code: '' }}
      onSubmit={({ code, ...credentials }) =>
        watch(signIn({ ...credentials, code: code || undefined }, before))
      }
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
      {needsCode && <CodeField />}
    </Form>
  )
}

/** Whether the CMS has asked for the code of a second factor in a response to a request that was watched. */
function useNeedsCode() {
  const [needsCode, setNeedsCode] = useState(false)
  const watch = <Result,>(response: Promise<Result>): Promise<Result> =>
    response.catch((error: unknown) => {
      if ('code' in errorFields(error)) setNeedsCode(true)
      throw error
    })
  return { needsCode, watch }
}

const CodeField = () => (
  <TextField
    name="code"
    label="Code of your app, or a recovery code"
    autoComplete="one-time-code"
    autoFocus
    required
  />
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
  const { needsCode, watch } = useNeedsCode()
  const save = async ({
    password,
    repeated,
    code,
  }: Record<'password' | 'repeated' | 'code', string>) => {
    if (password !== repeated) throw new Error('The passwords differ.')
    const body = { token, password, code: code || undefined }
    const session = await watch(request<StaffSession>('/staff/password', 'POST', body))
    queries.clear()
    queries.setQueryData(sessionKey, session)
    navigate('/', { replace: true })
  }
  return (
    <Entry title="Set your password">
      <Form
        isGuarded={false}
        initialValues={{ password: '', repeated: '', code: '' }}
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
        {needsCode && <CodeField />}
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
