import type { ApolloClient } from '@apollo/client'
import { useApolloClient } from '@apollo/client/react'
import { useMemo, useRef } from 'react'
import { fromPromise } from 'xstate'
import { confirmationMachine } from '#machines/confirmation/confirmation.ts'
import { toApiError } from '#web/core/data/apiError.ts'
import { useMachine, withActors } from '#web/core/machines.ts'
import { showToast } from '#web/ui/toast/toast.ts'
import type { SavedAddress } from '../address/savedAddress.ts'
import {
  type AddAddressInput,
  AddressesDocument,
  useAddAddressMutation,
  useRemoveAddressMutation,
  useUpdateAddressMutation,
} from './addresses.generated.ts'
import { addressBookCopy } from './copy.ts'

/** Changes the address book; every response replaces the stored list (account.addresses.*). */
export function useAddressBook() {
  const client = useApolloClient()
  const [addAddress] = useAddAddressMutation()
  const [updateAddress] = useUpdateAddressMutation()
  const [removeAddress] = useRemoveAddressMutation()
  const remove = useRef<(id: string) => Promise<unknown>>(undefined)
  /** Rejects after a toast. */
  remove.current = async (id) => {
    try {
      const { data } = await removeAddress({ variables: { input: { id } } })
      store(client, data?.removeAddress.addresses)
      showToast('success', addressBookCopy.removed)
    } catch (error) {
      showToast('error', toApiError(error).message || addressBookCopy.failed)
      throw error
    }
  }
  const machine = useMemo(
    () =>
      withActors(confirmationMachine, () => ({
        perform: fromPromise<unknown, { subject: string }>(({ input }) =>
          Promise.resolve(remove.current?.(input.subject)),
        ),
      })),
    [],
  )
  const [state, send] = useMachine(machine)
  return {
    save: async (id: string | undefined, input: AddAddressInput) => {
      if (id === undefined) {
        const { data } = await addAddress({ variables: { input } })
        store(client, data?.addAddress.addresses)
      } else {
        const { data } = await updateAddress({ variables: { input: { id, ...input } } })
        store(client, data?.updateAddress.addresses)
      }
      showToast('success', addressBookCopy.saved)
    },
    isConfirming: state.matches('confirming'),
    isRemoving: state.matches('performing'),
    requestRemoval: (id: string) => send({ type: 'confirmation.requested', subject: id }),
    accept: () => send({ type: 'confirmation.accepted' }),
    decline: () => send({ type: 'confirmation.declined' }),
  }
}

function store(client: ApolloClient, addresses: SavedAddress[] | null | undefined) {
  if (addresses)
    client.cache.updateQuery({ query: AddressesDocument }, (data) => data && { ...data, addresses })
}
