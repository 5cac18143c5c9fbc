import { CmsError } from '../cmsError.ts'

/**
 * One part of a path, encoded; undefined for a text that can name nothing there: empty, dots that would climb the path,
 * or longer than any name.
 */
export function segment(text: string): string | undefined {
  if (text === '' || text === '.' || text === '..' || text.length > 200) return undefined
  return text.isWellFormed() ? encodeURIComponent(text) : undefined
}

/** Like `segment`; throws NOT_FOUND for a text that can name nothing. */
export function requiredSegment(text: string): string {
  const name = segment(text)
  if (!name) throw CmsError.of(404, undefined)
  return name
}
