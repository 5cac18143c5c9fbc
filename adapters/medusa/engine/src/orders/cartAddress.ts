/** An address in Medusa's form. What Medusa has no field for is in the metadata. */
export interface CartAddress {
  first_name: string
  last_name: string
  company: string
  address_1: string
  address_2: string
  city: string
  province: string
  postal_code: string
  country_code: string
  phone: string
  metadata: Record<'subdistrict' | 'taxId' | 'taxBranch' | 'email', string | null>
}
