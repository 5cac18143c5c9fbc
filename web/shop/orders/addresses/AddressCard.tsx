import { addressBookCopy } from '#web/generated/messages/addressBookCopy.ts'
import { Badge } from '#web/ui/Badge.tsx'
import { Button } from '#web/ui/Button.tsx'
import { type SavedAddress, savedAddressLines, savedAddressTitle } from '../address/savedAddress.ts'
import styles from './AddressBook.module.css'

/** An address of the address book, with buttons to change and remove it. */
export function AddressCard({
  saved,
  isBusy,
  onEdit,
  onRemove,
}: {
  saved: SavedAddress
  /** Whether an address is being removed. */
  isBusy: boolean
  onEdit: () => void
  onRemove: () => void
}) {
  return (
    <li className={styles.card}>
      <address className={styles.lines}>
        {savedAddressLines(saved).map((line) => (
          <span key={line}>{line}</span>
        ))}
      </address>
      {saved.isDefault ? <Badge>{addressBookCopy.default}</Badge> : null}
      <div className={styles.links}>
        <Button
          variant="quiet"
          aria-label={addressBookCopy.editOf({ address: savedAddressTitle(saved) })}
          onClick={onEdit}
        >
          {addressBookCopy.edit}
        </Button>
        <Button
          variant="quiet"
          aria-label={addressBookCopy.removeOf({ address: savedAddressTitle(saved) })}
          loading={isBusy}
          onClick={onRemove}
        >
          {addressBookCopy.remove}
        </Button>
      </div>
    </li>
  )
}
