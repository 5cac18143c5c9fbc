/** Finds the images in loaded content: every object with a text alternative and a plate. */
export function findImages(value: unknown): { alt: string; plate: unknown }[] {
  if (typeof value !== 'object' || value === null) return []
  if ('plate' in value && 'alt' in value && typeof value.alt === 'string')
    return [{ alt: value.alt, plate: value.plate }]
  return Object.values(value).flatMap(findImages)
}
