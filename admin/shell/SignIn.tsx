import { useLogin } from 'ra-core'
import { type FormEvent, useState } from 'react'
import { useParams } from 'react-router-dom'
import { minStaffPassword } from '#contract/staff/people.ts'
import { messagesOf, request } from './api.ts'
import { Field, Problems, textOf } from './Dialog.tsx'
import { Notices, Title } from './Layout.tsx'

/** The form with which staff sign in. */
export function SignIn() {
  const login = useLogin()
  return (
    <Entry
      title="Sign in"
      onSubmit={(form) =>
        login({ login: textOf(form, 'login'), password: `${form.get('password')}` })
      }
    >
      <Field label="Name">
        <input name="login" autoComplete="username" autoCapitalize="none" required />
      </Field>
      <Field label="Password">
        <input name="password" type="password" autoComplete="current-password" required />
      </Field>
    </Entry>
  )
}

/** The form with which the holder of a link sets a password. */
export function SetPassword() {
  const { token = '' } = useParams()
  return (
    <Entry
      title="Set your password"
      onSubmit={async (form) => {
        const password = `${form.get('password')}`
        if (password !== form.get('repeated')) throw new Error('The passwords differ.')
        await request('/staff/password', 'POST', { token, password })
        // ra-core has cached that there is no session.
        location.replace('/admin/#/')
        location.reload()
      }}
    >
      <Field label="Password" hint={`At least ${minStaffPassword} characters`}>
        <input
          name="password"
          type="password"
          autoComplete="new-password"
          minLength={minStaffPassword}
          required
        />
      </Field>
      <Field label="Repeat the password">
        <input name="repeated" type="password" autoComplete="new-password" required />
      </Field>
    </Entry>
  )
}

interface EntryProps {
  title: string
  children: React.ReactNode
  onSubmit: (form: FormData) => Promise<unknown>
}

function Entry({ title, children, onSubmit }: EntryProps) {
  const [problems, setProblems] = useState<string[]>([])
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    setProblems([])
    try {
      await onSubmit(new FormData(event.currentTarget))
    } catch (error) {
      setProblems(messagesOf(error))
    }
  }
  return (
    <main className="entry">
      <Title>{title}</Title>
      <form onSubmit={submit}>
        <Problems list={problems} />
        {children}
        <button type="submit" className="primary">
          {title}
        </button>
      </form>
      <Notices />
    </main>
  )
}
