import type { Language } from '@vitrine/contract/common.ts'
import type { PageAssets } from '@vitrine/contract/pageTypes.ts'
import { gatewayMessages } from '#gateway/generated/messages/gatewayMessages.ts'
import { contentSecurityPolicy, hashSource } from './contentSecurityPolicy.ts'

/** A static page and its Content-Security-Policy. */
export interface PlainPage {
  html: string
  policy: string
}

const head = (title: string, language: Language = 'en') =>
  `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title}</title>`

/** The page that is sent when rendering fails: it contains only scripts and is rendered in the browser. */
export function shellPage(
  { styles, entry, preamble }: PageAssets,
  mediaOrigins: readonly string[] = [],
): PlainPage {
  const links = styles.map(({ href }) => `<link rel="stylesheet" href="${href}">`)
  const scripts = entry.map((src) => `<script type="module" src="${src}"></script>`)
  if (preamble) scripts.unshift(`<script type="module">${preamble}</script>`)
  return {
    html: `${head('Vitrine')}${links.join('')}</head><body>${scripts.join('')}</body></html>`,
    policy: contentSecurityPolicy({ scripts: [], styles: [] }, mediaOrigins),
  }
}

const style =
  'body{font:1.0625rem/1.6 Georgia,serif;margin:20vh auto;max-width:28rem;padding:0 1.5rem;color:#1b1816;background:#faf8f4}h1{font-weight:400}a{color:inherit}'

/** A page of text without scripts; `title` and `body` are HTML, `moreStyle` is CSS after the shared style. */
export function plainPage(
  title: string,
  body: string,
  moreStyle = '',
  language: Language = 'en',
): PlainPage {
  const css = style + moreStyle
  return {
    html: `${head(title, language)}<style>${css}</style></head><body><main><h1>${title}</h1>${body}</main></body></html>`,
    policy: contentSecurityPolicy({ scripts: [], styles: [hashSource(css)] }),
  }
}

/** Returns the page that is sent with status 503 while the token of a preview could not be checked. */
export function waitingPreviewPage(language: Language): PlainPage {
  const { previewTitle, previewWaits, tryAgain } = gatewayMessages[language]
  return plainPage(
    previewTitle,
    `<p>${previewWaits}</p><p><a href="">${tryAgain}</a></p>`,
    '',
    language,
  )
}

/** Returns the page that is sent with status 503 while too many pages are being rendered. */
export function overloadPage(language: Language): PlainPage {
  const { busyTitle, busy, tryAgain } = gatewayMessages[language]
  return plainPage(busyTitle, `<p>${busy}</p><p><a href="">${tryAgain}</a></p>`, '', language)
}
