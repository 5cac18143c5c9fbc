import { z } from 'zod'
import { PhotographUse } from './catalogue.ts'

export const termKinds = ['brand', 'colour', 'size'] as const
export const TermKind = z.enum(termKinds)
export type TermKind = z.infer<typeof TermKind>

const text = (max: number) => z.string().trim().max(max)

/** A brand, colour or size as editors change it. */
export const TermEdit = z.object({
  name: text(60).min(1, 'Enter a name'),
  thai: text(60),
  parent: z.string().max(80).nullable().meta({
    description:
      'Of a colour the slug of the group under which the filter offers it, null for a group; of a size its scale',
  }),
  after: z
    .string()
    .max(80)
    .nullable()
    .meta({ description: 'The slug of the one before it; null: it is the first' }),
  colors: z
    .array(
      z
        .string()
        .toLowerCase()
        .regex(/^#[0-9a-f]{6}$/, 'Choose a colour such as #2c4fa3'),
    )
    .max(2)
    .meta({ description: 'Of a colour its one or two tones as #rrggbb' }),
  story: text(20_000).meta({
    description: 'Of a brand the text above its products, written as the description of a product',
  }),
  storyThai: text(20_000),
  photograph: PhotographUse.omit({ colour: true })
    .nullable()
    .meta({ description: 'Of a brand the banner of its page; null: that of the files, or none' }),
  isOff: z.boolean().meta({ description: 'Whether filters and new products do without it' }),
})
export type TermEdit = z.infer<typeof TermEdit>

/** One row of the list of brands, colours or sizes, whose `slug` never changes, because addresses contain it. */
export const TermRow = TermEdit.extend({
  slug: z.string(),
  products: z.number().int().meta({ description: 'How many products have it, hidden ones too' }),
  version: z.number().int().meta({ description: 'Sent as `seen` with the next change' }),
})
export type TermRow = z.infer<typeof TermRow>
