import type { Address } from '@vitrine/contract/orders.ts'
import { Section } from '../shell/Page.tsx'

/** An address as a titled part of a page. */
export function Place({ title, address }: { title: string; address: Address }) {
  const lines = [
    `${address.firstName} ${address.lastName}`,
    address.company,
    address.address1,
    address.address2,
    address.subdistrict,
    address.store ? '' : `${address.city}, ${address.state} ${address.postcode}`,
    address.phone,
    address.email,
    address.taxId && `Tax id ${address.taxId} ${address.taxBranch ?? ''}`,
  ]
  return (
    <Section title={title}>
      <address>
        {lines
          .flatMap((line) => line?.trim() || [])
          .map((line) => (
            <bdi key={line}>{line}</bdi>
          ))}
      </address>
    </Section>
  )
}
