import { useCallback, useEffect, useState } from 'react'
import type { Config, Operation } from './config.ts'
import { send } from './send.ts'

interface Payload {
  viewer?: { displayName: string } | null
  userErrors?: { message: string }[]
}

async function payloadOf(operation: Operation): Promise<Payload> {
  const { body } = await send(operation)
  const [error] = body.errors ?? []
  if (error) return { userErrors: [error] }
  const [payload] = Object.values((body.data ?? {}) as Record<string, Payload | null>)
  return payload ?? {}
}

/** The customer that this browser is signed in as, and the demonstration customer's sign-in. */
export function useCustomer(operations: Config['customer']) {
  const [name, setName] = useState<string | null>()
  const [problem, setProblem] = useState('')
  const [isBusy, setIsBusy] = useState(false)

  const refresh = useCallback(async () => {
    if (!operations) return
    const { body } = await send(operations.viewer)
    const { viewer } = (body.data ?? {}) as Payload
    setName(viewer?.displayName ?? null)
  }, [operations])
  useEffect(() => {
    refresh()
  }, [refresh])

  const change = async (...attempts: Operation[]) => {
    setIsBusy(true)
    setProblem('')
    let rejected: string | undefined
    for (const operation of attempts) {
      const { userErrors = [] } = await payloadOf(operation)
      // The reason of the first attempt: that of a registration is only that the account exists.
      if (!userErrors[0]) {
        rejected = undefined
        break
      }
      rejected ??= userErrors[0].message
    }
    setProblem(rejected ?? '')
    await refresh()
    setIsBusy(false)
  }
  return {
    name,
    problem,
    isBusy,
    refresh,
    // Another tab may register the customer between the first two.
    signIn: () => operations && change(operations.signIn, operations.register, operations.signIn),
    signOut: () => operations && change(operations.signOut),
  }
}
