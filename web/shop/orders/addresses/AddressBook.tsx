import { useEffect, useRef, useState } from 'react'
import { addressBookCopy } from '#web/generated/messages/addressBookCopy.ts'
import { AccountPart } from '#web/shop/customer/profile/AccountPart.tsx'
import { Button } from '#web/ui/Button.tsx'
import { ConfirmDialog } from '#web/ui/dialog/ConfirmDialog.tsx'
import { EmptyState } from '#web/ui/screens/EmptyState.tsx'
import type { SavedAddress } from '../address/savedAddress.ts'
import { focusHeading } from '../checkout/focusHeading.ts'
import styles from './AddressBook.module.css'
import { AddressCard } from './AddressCard.tsx'
import { AddressForm } from './AddressForm.tsx'
import { type AddressesQuery, useAddressesQuery } from './addresses.generated.ts'
import { useAddressBook } from './useAddressBook.ts'

/** The customer's address book: adds, changes and removes addresses and chooses the default (account.addresses.*). */
export function AddressBook() {
  const { data, ...query } = useAddressesQuery({ ssr: false })
  return (
    <AccountPart title={addressBookCopy.title} value={data?.addresses} query={query}>
      {(addresses) => <Content addresses={addresses} places={data?.checkout ?? null} />}
    </AccountPart>
  )
}

const noPlaces = { countries: [], provinces: [], hasAreas: false }

function Content({
  addresses,
  places,
}: {
  addresses: readonly SavedAddress[]
  places: AddressesQuery['checkout']
}) {
  const [editing, setEditing] = useState<string>()
  const heading = useRef<HTMLHeadingElement>(null)
  const wasEditing = useRef(editing)
  useEffect(() => {
    if (wasEditing.current === editing) return
    wasEditing.current = editing
    focusHeading(heading.current)
  }, [editing])
  // The button that had the focus is gone.
  const { save, removal } = useAddressBook(() => focusHeading(heading.current))
  if (editing !== undefined) {
    const saved = addresses.find(({ id }) => id === editing)
    return (
      <section className={styles.part}>
        <h2 ref={heading} tabIndex={-1} className={styles.heading}>
          {saved ? addressBookCopy.editTitle : addressBookCopy.newTitle}
        </h2>
        <AddressForm
          saved={saved}
          places={places ?? noPlaces}
          onSave={async (input) => {
            await save(saved?.id, input)
            setEditing(undefined)
          }}
          onCancel={() => setEditing(undefined)}
        />
      </section>
    )
  }
  return (
    <section className={styles.part}>
      <h2 ref={heading} tabIndex={-1} className={styles.heading}>
        {addressBookCopy.list}
      </h2>
      {addresses.length === 0 ? (
        <EmptyState title={addressBookCopy.empty}>{addressBookCopy.emptyText}</EmptyState>
      ) : (
        <ul className={styles.list} aria-label={addressBookCopy.list}>
          {addresses.map((saved) => (
            <AddressCard
              key={saved.id}
              saved={saved}
              isBusy={removal.isPerforming}
              onEdit={() => setEditing(saved.id)}
              onRemove={() => removal.request(saved.id)}
            />
          ))}
        </ul>
      )}
      <div>
        <Button onClick={() => setEditing('')}>{addressBookCopy.add}</Button>
      </div>
      <ConfirmDialog
        open={removal.isConfirming}
        title={addressBookCopy.removeQuestion}
        accept={addressBookCopy.remove}
        onAccept={removal.accept}
        onDecline={removal.decline}
      >
        <p>{addressBookCopy.removeText}</p>
      </ConfirmDialog>
    </section>
  )
}
