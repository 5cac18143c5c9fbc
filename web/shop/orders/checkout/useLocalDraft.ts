import { useApolloClient } from '@apollo/client/react'
import { useEffect, useState } from 'react'
import { addressField, type ContactValues } from '../address/addressParts.ts'
import { findArea } from '../address/useContactErrors.ts'
import type { CheckoutQuery } from './checkout.generated.ts'
import { storedDraft } from './checkoutDraft.ts'

/**
 * Whether the areas of the stored draft have names in the language of the page; those of a draft from the other
 * language are replaced first (checkout.area.language).
 */
export function useLocalDraft({ checkout }: Partial<CheckoutQuery>): boolean {
  const client = useApolloClient()
  const [, setContact] = useState<Partial<ContactValues>>()
  const { provinces = [] } = checkout ?? {}
  const draft = storedDraft.read()
  const isForeign = (province = '') =>
    province !== '' && provinces.length > 0 && !provinces.some(({ name }) => name === province)
  const owner = (['delivery', 'billing'] as const).find((item) =>
    isForeign(draft?.contact?.[addressField(item, 'province')]),
  )
  useEffect(() => {
    if (!owner || !draft?.contact) return
    const { contact } = draft
    void findArea(client, contact, owner).then((area) => {
      const local = {
        ...contact,
        [addressField(owner, 'province')]: area?.province ?? '',
        ...(area && {
          [addressField(owner, 'subdistrict')]: area.subdistrict,
          [addressField(owner, 'city')]: area.district,
        }),
      }
      storedDraft.write({ ...draft, contact: local })
      setContact(local)
    })
  }, [client, draft, owner])
  return owner === undefined
}
