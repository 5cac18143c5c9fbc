import { addressBookCopy } from '#web/generated/messages/addressBookCopy.ts'
import { AccountPartSkeleton } from '#web/shop/customer/profile/AccountPart.tsx'
import { Private } from '#web/shop/customer/session/Private.tsx'
import { AddressBook } from '#web/shop/orders/addresses/AddressBook.tsx'

export function Page() {
  return (
    <Private skeleton={<AccountPartSkeleton title={addressBookCopy.title} />}>
      <AddressBook />
    </Private>
  )
}
