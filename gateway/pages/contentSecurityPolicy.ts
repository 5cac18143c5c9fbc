import { createHash } from 'node:crypto'
import { frameHosts } from '../scalars/html.ts'
import type { TagSources } from './tagSources.ts'

/** Hash sources of the inline scripts and styles that a page contains. */
export interface InlineHashes {
  scripts: readonly string[]
  styles: readonly string[]
}

// The store locator's map (web/shop/content/stores/StoreTileMap.tsx).
const mapTiles = 'https://tile.openstreetmap.org'
/** The origins of the payment provider's script and of the frame in which it keeps card numbers. */
export interface CardOrigins {
  script: string
  vault: string
}

/** The origins of Omise, which are the same for every merchant. */
export const omiseOrigins: CardOrigins = {
  script: 'https://cdn.omise.co',
  vault: 'https://vault.omise.co',
}

const frameSources = frameHosts.map((host) => `https://${host}`).join(' ')

const shared = [
  "default-src 'self'",
  "font-src 'self'",
  "frame-ancestors 'self'",
  "form-action 'self'",
  "base-uri 'self'",
  "object-src 'none'",
]

/** Images and videos: the shop's own, those of the CMS's media origins, the map and the tags (security.csp.media). */
const mediaSources = (mediaOrigins: readonly string[], tags?: TagSources) => [
  ["img-src 'self' data: blob:", mapTiles, ...mediaOrigins, ...(tags?.image ?? [])].join(' '),
  ["media-src 'self'", ...mediaOrigins].join(' '),
]

/**
 * The policy of a built page: allows its inline scripts and styles by hash, `style` attributes, images and videos of
 * the shop and of `mediaOrigins`, frames of the shop and its video hosts, and either the payment provider's script and
 * frame (payment.card.policy) or the hosts of the merchant's tags (analytics.tags.policy).
 */
export function contentSecurityPolicy(
  { scripts, styles }: InlineHashes,
  mediaOrigins: readonly string[] = [],
  { cards, tags }: { cards?: CardOrigins | undefined; tags?: TagSources | undefined } = {},
): string {
  const frames = cards ? [cards.vault] : [frameSources, ...(tags?.frame ?? [])]
  const scriptOrigins = [...(cards ? [cards.script] : []), ...(tags?.script ?? [])]
  return [
    ...shared,
    ...mediaSources(mediaOrigins, tags),
    ['frame-src', ...frames, "'self'"].join(' '),
    ["script-src 'self'", ...scriptOrigins, ...scripts].join(' '),
    ["style-src 'self'", ...styles].join(' '),
    "style-src-attr 'unsafe-inline'",
    ["connect-src 'self'", ...(tags?.connect ?? [])].join(' '),
  ].join('; ')
}

/**
 * The policy in development, with Vite's inline scripts and styles and its web socket, and with cards and tags on any
 * page.
 */
export const developmentPolicy = ({ script, vault }: CardOrigins, tagScriptUrl: string): string =>
  [
    ...shared,
    ...mediaSources(['https:']),
    `frame-src ${frameSources} ${vault} https://td.doubleclick.net 'self'`,
    `script-src 'self' ${script} ${new URL(tagScriptUrl).origin} 'unsafe-inline'`,
    "style-src 'self' 'unsafe-inline'",
    "connect-src 'self' ws: https:",
    // Vite's client waits in a worker for a server that restarts, and then loads the page again.
    "worker-src 'self' blob:",
  ].join('; ')

/** The source expression that allows an inline script or style with exactly this text. */
export const hashSource = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`
