import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ShopClientContext } from '#web/core/data/clientContext.ts'
import { ShopClient } from '#web/core/data/shopClient.ts'
import type { MutationHookOptions } from '#web/core/data/useMutation.ts'
import { useLoginMutation } from '#web/shop/customer/customer.generated.ts'
import { rejectWith, startGateway } from './standInGateway.ts'

type Login = ReturnType<typeof useLoginMutation>[0]

const variables = { input: { username: 'mali', password: 'secret' } }

/** Renders a form's hook against a gateway that rejects every login; collects the mutations that wait for a sign-in. */
async function renderLogin(options?: MutationHookOptions) {
  const gateway = await startGateway({ login: rejectWith('Please sign in', 'UNAUTHENTICATED') })
  const client = new ShopClient({ endpoint: gateway.endpoint })
  const waiting: string[] = []
  client.handleUnauthenticated(async ({ mutation }) => void waiting.push(mutation.name))
  const hooks: Login[] = []
  const Form = () => {
    hooks.push(useLoginMutation(options)[0])
    return null
  }
  renderToString(
    <ShopClientContext value={client}>
      <Form />
    </ShopClientContext>,
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
  const { login, waiting } = await renderLogin({ waitsForSignIn: false })

  await expect(login({ variables })).rejects.toMatchObject({ code: 'UNAUTHENTICATED' })
  expect(waiting).toEqual([])
  // @ts-expect-error a mutation with required variables is not called without them
  void (() => login())
})
