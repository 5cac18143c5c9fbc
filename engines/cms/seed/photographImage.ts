import type { PhotographUse } from '@vitrine/commerce/staff/catalogue.ts'
import type { SourceImage } from '#cms/catalog/album.ts'

/** A photograph as a source of images. */
export const photographImage = (
  { id, alt, x, y }: Omit<PhotographUse, 'colour'>,
  colors: ReadonlyMap<string, string>,
): SourceImage => ({
  alt,
  spec: { kind: 'photograph', photograph: id, x, y, ground: colors.get(id) ?? '#e6dfd4' },
})
