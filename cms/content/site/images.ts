import { createHash } from 'node:crypto'
import { z } from 'zod'
import type { PhotographSpec } from '#database/schema/photographSpec.ts'
import {
  type EditorialPlate,
  type editorialKinds,
  Hex,
  Look,
  settings,
} from '#database/schema/plateSpec.ts'

/** Marks texts that people read, which have a Thai one. */
export const isText = { format: 'text' }

/** The clothes that images can reference, by their name in wardrobe.yaml. */
export const Wardrobe = z.record(z.string().regex(/^[a-z0-9-]+$/), Look)
export type Wardrobe = z.infer<typeof Wardrobe>

/** An image: its alternative text and what it is made from. */
export interface Picture {
  alt: string
  plate: EditorialPlate | PhotographSpec
}

type Kind = (typeof editorialKinds)[number]

const Share = z.number().min(0).max(1)

/** An editor's entry of an image: an uploaded photograph, or a scene that is drawn. Its position in the content decides its kind. */
const Entry = z.strictObject({
  alt: z.string().trim().min(1, 'describe the image').max(200).meta(isText),
  /** The id of a photograph, and the point that crops keep as shares of its width and height. */
  photograph: z
    .string()
    .regex(/^[0-9a-f]{20}$/)
    .optional(),
  x: Share.optional(),
  y: Share.optional(),
  setting: z.enum(settings).optional(),
  ground: Hex,
  accent: Hex.optional(),
  looks: z.array(z.string()).max(3).default([]),
  brand: z
    .string()
    .regex(/^[a-z0-9-]+$/)
    .optional(),
  seed: z.number().int().min(0).max(0xffffffff).optional(),
})

/** Schemas of images, which resolve their looks in the wardrobe. */
export function imageSchemas(wardrobe: Wardrobe) {
  const entry = Entry.transform((given, context) => {
    const { alt, photograph, x = 0.5, y = 0.5, setting, accent, brand, seed, looks, ground } = given
    if (photograph !== undefined) {
      const spec = { kind: 'photograph', photograph, x, y, ground } as const
      return (kind: Kind): Picture => ({ alt, plate: { ...spec, shape: kind } })
    }
    const missing = Object.entries({ setting, accent, brand }).filter(([, value]) => !value)
    for (const [name] of missing)
      context.addIssue({
        code: 'custom',
        path: [name],
        message: 'required for a scene',
        input: given,
      })
    const worn = looks.flatMap((name, index) => {
      const look = Object.hasOwn(wardrobe, name) ? wardrobe[name] : undefined
      if (look) return [look]
      context.addIssue({
        code: 'custom',
        path: ['looks', index],
        message: `wardrobe.yaml has no look called "${name}"`,
        input: name,
      })
      return []
    })
    if (!setting || !accent || !brand) return z.NEVER
    const scene = { setting, ground, accent, looks: worn, brand, seed: seed ?? seedOf(alt) }
    return (kind: Kind): Picture => ({ alt, plate: { kind, ...scene } })
  }).meta({ format: 'image' })
  const image = (kind: Kind) => entry.transform((pictureOf) => pictureOf(kind))
  /** One image in two crops. */
  const pair = (wide: Kind, tall: Kind) =>
    entry.transform((pictureOf) => ({ desktop: pictureOf(wide), mobile: pictureOf(tall) }))
  return { image, pair }
}

/** The seed of an image, by default derived from its text so that it is stable. */
function seedOf(text: string): number {
  return createHash('sha256').update(text).digest().readUInt32BE(0)
}
