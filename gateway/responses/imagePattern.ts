import type * as contract from '@vitrine/contract/common.ts'

interface Candidate {
  url: string
  width: string
}

/** Characters that mean something else in a pattern, or in a `srcset`. */
const special = /[{},\s]/

/**
 * Returns the URLs of all files of an image as one pattern with braces, `/media/dress-{320,480}.{avif,webp,jpg}`; null
 * unless all formats have the same widths and stem, and the widest JPEG is the image's own URL.
 */
export function imagePattern({ url, srcset, sources }: contract.Image): string | null {
  const formats = [
    ...(sources ?? []).map((source) => ({ type: source.type, srcset: source.srcset })),
    { type: undefined, srcset },
  ].map(({ type, srcset }) => ({ type, candidates: candidatesOf(srcset) }))
  const [first] = formats[0]?.candidates ?? []
  const extensions = formats.map(({ candidates }) => extensionOf(candidates[0]?.url ?? ''))
  if (!first || extensions.includes('')) return null
  const ending = `${first.width}.${extensions[0]}`
  if (!first.url.endsWith(ending)) return null
  const stem = first.url.slice(0, -ending.length)
  const widths = formats[0]?.candidates.map(({ width }) => width) ?? []
  if (special.test(stem)) return null
  const isRegular = formats.every(
    ({ type, candidates }, index) =>
      (type === undefined || type === `image/${extensions[index]}`) &&
      candidates.length === widths.length &&
      candidates.every(
        ({ url, width }, nth) =>
          width === widths[nth] && url === `${stem}${width}.${extensions[index]}`,
      ),
  )
  if (!isRegular || url !== `${stem}${widest(widths)}.${extensions.at(-1)}`) return null
  return `${stem}{${widths.join()}}.{${extensions.join()}}`
}

/** Parses a `srcset` of widths; an entry of another kind has an empty width. */
const candidatesOf = (srcset: string): Candidate[] =>
  srcset
    .split(/,\s+/)
    .filter(Boolean)
    .map((entry) => {
      const [url = '', descriptor = ''] = entry.trim().split(/\s+/)
      return { url, width: /^\d+w$/.test(descriptor) ? descriptor.slice(0, -1) : '' }
    })

const extensionOf = (url: string) => url.match(/\.([a-z]+)$/)?.[1] ?? ''

const widest = (widths: readonly string[]) => Math.max(...widths.map(Number))
