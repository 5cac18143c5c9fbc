import type { ApolloClient } from '@apollo/client'
import { useApolloClient } from '@apollo/client/react'
import { toApiError } from '#web/core/data/apiError.ts'
import { addressBookCopy } from '#web/generated/messages/addressBookCopy.ts'
import { useConfirmation } from '#web/ui/dialog/useConfirmation.ts'
import { showToast } from '#web/ui/toast/toast.ts'
import type { SavedAddress } from '../address/savedAddress.ts'
import {
  type AddAddressInput,
  AddressesDocument,
  useAddAddressMutation,
  useRemoveAddressMutation,
  useUpdateAddressMutation,
} from './addresses.generated.ts'

/** Changes the address book, and replaces the stored list by every response (account.addresses.*). */
export function useAddressBook(onRemoved: () => void) {
  const client = useApolloClient()
  const [addAddress] = useAddAddressMutation()
  const [updateAddress] = useUpdateAddressMutation()
  const [removeAddress] = useRemoveAddressMutation()
  const removal = useConfirmation(async (id: string) => {
    try {
      const { data } = await removeAddress({ variables: { input: { id } } })
      store(client, data?.removeAddress.addresses)
      showToast('success', addressBookCopy.removed)
      onRemoved()
    } catch (error) {
      showToast('error', toApiError(error).message || addressBookCopy.failed)
    }
  })
  return {
    removal,
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
  }
}

function store(client: ApolloClient, addresses: SavedAddress[] | null | undefined) {
  if (addresses)
    client.cache.updateQuery({ query: AddressesDocument }, (data) => data && { ...data, addresses })
}
