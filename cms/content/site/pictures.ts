import { createHash } from 'node:crypto'
import { z } from 'zod'
import {
  type EditorialPlate,
  type editorialKinds,
  Hex,
  Look,
  settings,
} from '#cms/media/plateSpec.ts'

/** The clothes that pictures can reference, by their name in wardrobe.yaml. */
export const Wardrobe = z.record(z.string().regex(/^[a-z0-9-]+$/), Look)
export type Wardrobe = z.infer<typeof Wardrobe>

/** A picture to draw: its alternative text and its specification. */
export interface Picture {
  alt: string
  plate: EditorialPlate
}

type Kind = (typeof editorialKinds)[number]

/** An editor's entry of a picture; its position in the content decides its kind. */
const sceneFields = {
  alt: z.string().trim().min(1).max(200),
  setting: z.enum(settings),
  ground: Hex,
  accent: Hex,
  looks: z.array(z.string()).max(3).default([]),
  brand: z.string().regex(/^[a-z0-9-]+$/),
  seed: z.number().int().min(0).max(0xffffffff).optional(),
}

/** Schemas of pictures, which resolve their looks in the wardrobe. */
export function pictureSchemas(wardrobe: Wardrobe) {
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
  const picture = (kind: Kind) =>
    scene.transform(({ alt, plate }): Picture => ({ alt, plate: { kind, ...plate } }))
  /** One scene in two crops. */
  const pair = (wide: Kind, tall: Kind) =>
    scene.transform(({ alt, plate }): { desktop: Picture; mobile: Picture } => ({
      desktop: { alt, plate: { kind: wide, ...plate } },
      mobile: { alt, plate: { kind: tall, ...plate } },
    }))
  return { picture, pair }
}

/** The seed of a picture, by default derived from its text so that it is stable. */
function seedOf(text: string): number {
  return createHash('sha256').update(text).digest().readUInt32BE(0)
}
