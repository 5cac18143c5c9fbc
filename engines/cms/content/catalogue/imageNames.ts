import type { SourceImage } from '#cms/catalog/album.ts'
import type { ImageShape } from '#cms/database/schema/photographSpec.ts'
import { type SampleImages, sampleSpec } from '#cms/media/sampleImages.ts'

/** The sample images of the catalogue by their names, which follow from what they show. */
export class ImageNames {
  readonly #pictures: SampleImages
  readonly #missing = new Set<string>()

  constructor(pictures: SampleImages) {
    this.#pictures = pictures
  }

  has(name: string): boolean {
    return this.#pictures.has(name)
  }

  /** Returns a sample image, and collects an unknown name for `takeMissing`. */
  image(name: string, alt: string, shape: ImageShape): SourceImage {
    const picture = this.#pictures.get(name)
    if (picture) return { alt, spec: sampleSpec(picture, shape) }
    this.#missing.add(name)
    return {
      alt,
      spec: { kind: 'photograph', photograph: name, x: 0.5, y: 0.5, ground: '#ece7df' },
    }
  }

  /** Returns the unknown names that were used since the last call. */
  takeMissing(): string[] {
    const missing = [...this.#missing]
    this.#missing.clear()
    return missing
  }
}
