import { CmsError } from '../upstream/cmsError.ts'

/**
 * One part of a path, encoded; undefined for a text that can name nothing there: empty, dots that would climb the path,
 * longer than any name, or with NUL, which no database holds.
 */
export function segment(text: string): string | undefined {
  if (text === '' || text === '.' || text === '..' || text.length > 200) return undefined
  return text.isWellFormed() && !text.includes('\0') ? encodeURIComponent(text) : undefined
}

/** Like `segment`; throws NOT_FOUND for a text that can name nothing. */
export function requiredSegment(text: string): string {
  const name = segment(text)
  if (!name) throw CmsError.of(404, undefined)
  return name
}
