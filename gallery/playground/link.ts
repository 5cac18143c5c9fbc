import type { Contents } from './config.ts'
import { shareableHeaders } from './shareableHeaders.ts'

/** The longest URL that is copied or opened: email and chat programs cut longer ones. */
export const maxLength = 8000

const base = '/graphql'

/** A link that was made, or the reason why there is none. */
export type MadeLink =
  | { url: string; leftOut: string[]; secrets: string[] }
  | { url?: never; length: number }

/** Makes a link with these contents as its fragment, which browsers send to no server. */
export function linkTo({ query, variables, headers }: Contents, origin: string): MadeLink {
  const { text, leftOut } = shareableHeaders(headers)
  const parts = Object.entries({ query, variables, headers: text }).filter(([, part]) => part)
  const url = `${origin}${base}#${new URLSearchParams(parts)}`
  return url.length > maxLength
    ? { length: url.length }
    : { url, leftOut, secrets: secretNames(variables) }
}

/** The names of variables that look like secrets. */
const secretNames = (variables: string) => [
  ...new Set(
    [...variables.matchAll(/"(\w*(?:password|secret|token|resetKey|accessKey)\w*)"\s*:/gi)].map(
      ([, name]) => name ?? '',
    ),
  ),
]

/** The contents of a link, or that it is too long. */
export type OpenedLink = { contents: Contents; leftOut: string[] } | { contents?: never }

/** Reads the fragment of a URL; undefined if it is no link to an operation. */
export function readLink({ hash, href }: { hash: string; href: string }): OpenedLink | undefined {
  const parts = new URLSearchParams(hash.slice(1))
  const query = parts.get('query')
  if (query === null) return undefined
  if (href.length > maxLength) return {}
  const { text, leftOut } = shareableHeaders(parts.get('headers') ?? '')
  return { contents: { query, variables: parts.get('variables') ?? '', headers: text }, leftOut }
}
