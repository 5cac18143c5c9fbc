import { z } from 'zod'
import type { ImageShape, PhotographSpec } from '#cms/database/schema/photographSpec.ts'
import { type SampleImages, sampleSpec } from '#cms/media/sampleImages.ts'

/** Marks texts that people read, which have a Thai one. */
export const isText = { format: 'text' }

/** An image: its alternative text and its source. */
export interface Picture {
  alt: string
  spec: PhotographSpec
}

const Share = z.number().min(0).max(1)
const Name = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)
/** The id of an uploaded photograph. */
const uploaded = /^[0-9a-f]{20}$/

/** An editor's entry of an image, whose shape follows from its position in the content. */
const Entry = z.strictObject({
  alt: z.string().trim().min(1, 'describe the image').max(200).meta(isText),
  /** The id of an uploaded photograph, or the name of a sample image. */
  photograph: Name.optional(),
  /** The sample image that phones show of an image in two crops. */
  mobile: Name.optional(),
  /** The point that crops keep, as shares of the photograph's width and height. */
  x: Share.optional(),
  y: Share.optional(),
  /** The CSS colour that is shown until an uploaded photograph has loaded. */
  ground: z
    .string()
    .regex(/^#[0-9a-f]{6}$/, 'expected a colour like #a1b2c3')
    .optional(),
})

/** Schemas of images, which find the names of sample images. */
export function imageSchemas(pictures: SampleImages) {
  const entry = Entry.transform((given, context) => {
    const { alt, photograph, mobile = photograph, x = 0.5, y = 0.5, ground } = given
    const specOf = (name: string | undefined, field: 'photograph' | 'mobile') => {
      const report = (path: string, message: string) => {
        context.addIssue({ code: 'custom', path: [path], message, input: given })
        return () => z.NEVER
      }
      if (name === undefined) return report(field, 'choose a photograph')
      if (uploaded.test(name)) {
        if (!ground) return report('ground', 'required for an uploaded photograph')
        const spec = { kind: 'photograph', photograph: name, x, y, ground } as const
        return (shape: ImageShape): PhotographSpec => ({ ...spec, shape })
      }
      const picture = pictures.get(name)
      if (!picture)
        return report(field, `engines/cms/content/pictures has no picture called "${name}"`)
      return (shape: ImageShape) => sampleSpec(picture, shape, { x, y })
    }
    const specs = { wide: specOf(photograph, 'photograph'), tall: specOf(mobile, 'mobile') }
    return (crop: keyof typeof specs, shape: ImageShape): Picture => ({
      alt,
      spec: specs[crop](shape),
    })
  }).meta({ format: 'image' })
  const image = (shape: ImageShape) => entry.transform((pictureOf) => pictureOf('wide', shape))
  /** The schema of one image in two crops. */
  const pair = (wide: ImageShape, tall: ImageShape) =>
    entry.transform((pictureOf) => ({
      desktop: pictureOf('wide', wide),
      mobile: pictureOf('tall', tall),
    }))
  return { image, pair }
}
