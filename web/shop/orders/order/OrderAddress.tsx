import { withKinds } from '@vitrine/contract/rules/areas/foldName.ts'
import { useId } from 'react'
import { language } from '#web/lib/language.ts'
import { displayPhone } from '#web/lib/phone/phone.ts'
import type { AddressFieldsFragment } from '../address/address.generated.ts'
import { addressLine } from '../address/addressParts.ts'
import { taxIdText } from '../orderTexts.ts'
import styles from './OrderParts.module.css'

/** A billing or shipping address of an order. */
export function OrderAddress({
  title,
  address,
}: {
  title: string
  address: AddressFieldsFragment
}) {
  const id = useId()
  const { subdistrict, city } = withKinds(address, address.province)
  const lines = [
    `${address.firstName} ${address.lastName}`.trim(),
    address.company,
    address.taxId && taxIdText(address.taxId, address.taxBranch),
    address.address1,
    address.address2,
    addressLine(subdistrict, city),
    `${address.province} ${address.postcode}`.trim(),
    countryName(address.country),
    displayPhone(address.phoneNumber ?? ''),
    address.email,
  ].filter((line): line is string => Boolean(line))
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={styles.addressTitle}>
        {title}
      </h2>
      <address className={styles.lines}>
        {lines.map((line) => (
          <span key={line}>{line}</span>
        ))}
      </address>
    </section>
  )
}

/** Returns the name of a country in the language of the page; a text that is no code is unchanged. */
function countryName(code: string): string {
  if (!/^[A-Z]{2}$/.test(code)) return code
  return new Intl.DisplayNames(language(), { type: 'region' }).of(code) ?? code
}
