import { createHash } from 'node:crypto'
import { z } from 'zod'
import {
  type EditorialPlate,
  type editorialKinds,
  Hex,
  Look,
  settings,
} from '#database/schema/plateSpec.ts'

/** The clothes that images can reference, by their name in wardrobe.yaml. */
export const Wardrobe = z.record(z.string().regex(/^[a-z0-9-]+$/), Look)
export type Wardrobe = z.infer<typeof Wardrobe>

/** An image to draw: its alternative text and its specification. */
export interface Picture {
  alt: string
  plate: EditorialPlate
}

type Kind = (typeof editorialKinds)[number]

/** An editor's entry of an image; its position in the content decides its kind. */
const sceneFields = {
  alt: z.string().trim().min(1).max(200),
  setting: z.enum(settings),
  ground: Hex,
  accent: Hex,
  looks: z.array(z.string()).max(3).default([]),
  brand: z.string().regex(/^[a-z0-9-]+$/),
  seed: z.number().int().min(0).max(0xffffffff).optional(),
}

/** Schemas of images, which resolve their looks in the wardrobe. */
export function imageSchemas(wardrobe: Wardrobe) {
  const scene = z.strictObject(sceneFields).transform(({ alt, seed, looks, ...rest }, context) => {
    const worn = looks.flatMap((name, index) => {
      const look = wardrobe[name]
      if (look) return [look]
      context.addIssue({
        code: 'custom',
        path: ['looks', index],
        message: `wardrobe.yaml has no look called "${name}"`,
        input: name,
      })
      return []
    })
    return { alt, plate: { ...rest, looks: worn, seed: seed ?? seedOf(alt) } }
  })
  const image = (kind: Kind) =>
    scene.transform(({ alt, plate }): Picture => ({ alt, plate: { kind, ...plate } }))
  /** One scene in two crops. */
  const pair = (wide: Kind, tall: Kind) =>
    scene.transform(({ alt, plate }): { desktop: Picture; mobile: Picture } => ({
      desktop: { alt, plate: { kind: wide, ...plate } },
      mobile: { alt, plate: { kind: tall, ...plate } },
    }))
  return { image, pair }
}

/** The seed of an image, by default derived from its text so that it is stable. */
function seedOf(text: string): number {
  return createHash('sha256').update(text).digest().readUInt32BE(0)
}
