import { z } from 'zod'

/** A sub-district, with the parts of an address that belong to it, as an Address has them. */
export const Area = z.object({
  subdistrict: z.string().describe('As an Address has them'),
  district: z.string().describe('As an Address has them'),
  province: z.string().describe('The name of one of the states'),
  postcode: z.string().describe('As an Address has them'),
  localName: z
    .string()
    .nullish()
    .describe(
      'The three names in the other language, by which the form accepts them too: in Thai with spaces between them, or for `lang=th` in English with commas',
    ),
})

/** The response of GET /checkout/areas, which a CMS may leave out. */
export const Areas = z.array(Area)
