import { z } from 'zod'

/** A sub-district, with the parts of an address that belong to it, as an Address has them. */
export const Area = z.object({
  subdistrict: z.string(),
  district: z.string(),
  province: z.string().meta({ description: 'As in the states of GET /checkout' }),
  postcode: z.string(),
  localName: z.string().nullish().meta({
    description: 'The names of the three in the other language: Thai, or English for lang=th',
  }),
})

/** The response of GET /checkout/areas, which a CMS may leave out. */
export const Areas = z.array(Area)
