import { ApolloProvider } from '@apollo/client/react'
import { createClient } from '@vitrine/web/core/data/client.ts'
import { awaitSignIn } from '@vitrine/web/core/data/links.ts'
import { useLoginMutation } from '@vitrine/web/shop/customer/customer.generated.ts'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { rejectWith, startGateway } from './standInGateway.ts'

type Login = ReturnType<typeof useLoginMutation>[0]

const variables = { input: { username: 'mali', password: 'secret' } }

/** Renders a form's hook against a gateway that rejects every login; collects the mutations that wait for a sign-in. */
async function renderLogin(options?: Parameters<typeof useLoginMutation>[0]) {
  const gateway = await startGateway({ login: rejectWith('Please sign in', 'UNAUTHENTICATED') })
  const client = createClient({ endpoint: gateway.endpoint })
  const waiting: string[] = []
  const signIn = awaitSignIn(async ({ mutation }) => void waiting.push(mutation.name))
  client.setLink(signIn.concat(client.link))
  const hooks: Login[] = []
  const Form = () => {
    hooks.push(useLoginMutation(options)[0])
    return null
  }
  renderToString(
    <ApolloProvider client={client}>
      <Form />
    </ApolloProvider>,
  )
  const [login] = hooks
  if (!login) throw new Error('The form has not rendered')
  return { login, gateway, waiting }
}

test('a generated hook sends its mutation with the variables of the call', async () => {
  const { login, gateway, waiting } = await renderLogin()

  await expect(login({ variables })).rejects.toMatchObject({ code: 'UNAUTHENTICATED' })
  expect(gateway.received).toMatchObject([{ operation: 'Login', method: 'POST', variables }])
  expect(waiting).toEqual(['Login'])
})

test('the options of a generated hook apply to each call', async () => {
  const { login, waiting } = await renderLogin({ context: { waitsForSignIn: false } })

  await expect(login({ variables })).rejects.toMatchObject({ code: 'UNAUTHENTICATED' })
  expect(waiting).toEqual([])
  // @ts-expect-error a mutation with required variables is not called without them
  void (() => login())
})
