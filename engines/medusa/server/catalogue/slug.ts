/** Returns a name as a slug: `Silk & wool` is `silk-wool`. Names without Latin letters keep theirs. */
export function nameSlug(name: string): string {
  return name
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '')
}
