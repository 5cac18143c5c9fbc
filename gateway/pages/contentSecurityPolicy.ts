import { createHash } from 'node:crypto'

/** Hash sources of the inline scripts and styles that a page contains. */
export interface InlineHashes {
  scripts: readonly string[]
  styles: readonly string[]
}

const shared = [
  "default-src 'self'",
  "img-src 'self' data: blob: https:",
  "media-src 'self' https:",
  "font-src 'self'",
  "frame-src https://player.vimeo.com https://www.youtube-nocookie.com 'self'",
  "frame-ancestors 'self'",
  "form-action 'self'",
  "base-uri 'self'",
  "object-src 'none'",
]

/**
 * The policy of a built page: allows its inline scripts and styles by hash, `style` attributes (server-rendered sizes
 * and colours), pictures and videos over https, and frames of the shop and its video hosts.
 */
export function contentSecurityPolicy({ scripts, styles }: InlineHashes): string {
  return [
    ...shared,
    ["script-src 'self'", ...scripts].join(' '),
    ["style-src 'self'", ...styles].join(' '),
    "style-src-attr 'unsafe-inline'",
    "connect-src 'self'",
  ].join('; ')
}

/** The policy in development: Vite adds inline scripts and styles and uses a web socket. */
export const developmentPolicy = [
  ...shared,
  "script-src 'self' 'unsafe-inline'",
  "style-src 'self' 'unsafe-inline'",
  "connect-src 'self' ws:",
].join('; ')

/** The source expression that allows an inline script or style with exactly this text. */
export const hashSource = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`
