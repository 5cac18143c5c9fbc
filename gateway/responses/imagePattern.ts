import type * as contract from '#contract/common.ts'

interface Candidate {
  address: string
  width: string
}

/** Characters that mean something else in a pattern, or in a `srcset`. */
const special = /[{},\s]/

/**
 * Returns the addresses of all files of an image as one pattern with braces,
 * `/media/dress-{320,480}.{avif,webp,jpg}`. Null unless every format has the same widths, every address is a common
 * stem with its width and its format's extension, and the widest JPEG is the picture's own address.
 */
export function imagePattern({ url, srcset, sources }: contract.Image): string | null {
  const formats = [
    ...(sources ?? []).map((source) => ({ type: source.type, srcset: source.srcset })),
    { type: undefined, srcset },
  ].map(({ type, srcset }) => ({ type, candidates: candidatesOf(srcset) }))
  const [first] = formats[0]?.candidates ?? []
  const extensions = formats.map(({ candidates }) => extensionOf(candidates[0]?.address ?? ''))
  if (!first || extensions.includes('')) return null
  const ending = `${first.width}.${extensions[0]}`
  if (!first.address.endsWith(ending)) return null
  const stem = first.address.slice(0, -ending.length)
  const widths = formats[0]?.candidates.map(({ width }) => width) ?? []
  if (special.test(stem)) return null
  const isRegular = formats.every(
    ({ type, candidates }, index) =>
      (type === undefined || type === `image/${extensions[index]}`) &&
      candidates.length === widths.length &&
      candidates.every(
        ({ address, width }, nth) =>
          width === widths[nth] && address === `${stem}${width}.${extensions[index]}`,
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
      const [address = '', descriptor = ''] = entry.trim().split(/\s+/)
      return { address, width: /^\d+w$/.test(descriptor) ? descriptor.slice(0, -1) : '' }
    })

const extensionOf = (address: string) => address.match(/\.([a-z]+)$/)?.[1] ?? ''

const widest = (widths: readonly string[]) => Math.max(...widths.map(Number))
