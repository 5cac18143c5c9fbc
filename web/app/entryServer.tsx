import type { Readable } from 'node:stream'
import { PassThrough } from 'node:stream'
import type { ReactNode } from 'react'
import { preload } from 'react-dom'
import { renderToPipeableStream } from 'react-dom/server'
import { Router } from 'wouter'
import { bangkokTime } from '../lib/date.ts'
import type { Failure } from '../lib/failure.ts'
import { routes } from '../routes.ts'
import { addBahtSign, preloadedFonts } from '../ui/fonts.ts'
import { InlinePictures, phoneMedia } from '../ui/inlinePicture.ts'
import { App } from './App.tsx'
import { createServerClient, type Execute } from './apollo.ts'
import { keepEarlyPresses } from './earlyPresses.ts'
import { loadPage } from './load.ts'
import { loadPageComponent } from './pageComponent.ts'
import { matchRoute } from './route.ts'
import { scriptsAfterPaint } from './scriptsAfterPaint.ts'
import { layOutForAnchor } from './scroll.ts'
import type { PageState } from './state.ts'

/** What the gateway gives for one page. */
export interface RenderRequest {
  /** Path and search. */
  url: string
  siteUrl: string
  requestId: string
  nonce: string
  now: Date
  /** Reviewers may follow this page's machines. */
  isQa: boolean
  execute: Execute
  /** The files that a module under web/pages needs. */
  assetsOf: (module: string) => PageAssets
  /** A small picture under /media as a `data:` address, if it is at hand. */
  pictureOf: (address: string) => string | undefined
}

export interface PageAssets {
  /** Style sheets by address, and what they say: read from the page itself, they cost no request of their own. */
  styles: { href: string; css?: string }[]
  /** Asked for with the entry, not run. */
  modules: string[]
  /** Run when the page is there. */
  entry: string[]
  /** An inline script that has to run first; development only. */
  preamble?: string
}

export interface RenderAnswer {
  status: 200 | 404 | 503
  body: Readable
}

/** Loads what a page shows, then streams it as finished HTML, without anything personal. */
export async function render(request: RenderRequest): Promise<RenderAnswer> {
  const { pathname, search } = new URL(request.url, request.siteUrl)
  const match = matchRoute(routes, pathname, search)
  const client = createServerClient(request.execute)
  const [outcome] = await Promise.all([loadPage(client, match), loadPageComponent(match.route)])
  const exists = match.route.exists(outcome.data)
  const failure: Failure | undefined =
    !exists && outcome.errorCode
      ? {
          id: request.requestId,
          address: request.url,
          date: bangkokTime(request.now),
          code: outcome.errorCode,
        }
      : undefined
  const assets = request.assetsOf(match.route.module)
  const state: PageState = {
    siteUrl: request.siteUrl,
    failure,
    ...(request.isQa && { isQa: true }),
    cache: client.cache.extract() as PageState['cache'],
  }
  const phones = match.route.head(outcome.data, match).preload?.phones ?? []
  const inline = inlineOf(phones, request.pictureOf)
  const [first = ''] = phones
  const missing = inline.has(first) ? '' : first
  const tags = (
    <AssetTags
      styles={assets.styles}
      preamble={assets.preamble}
      nonce={request.nonce}
      picture={missing}
    />
  )
  const body = await stream(
    <InlinePictures value={inline}>
      <Router ssrPath={pathname} ssrSearch={search}>
        <App client={client} state={state} assets={tags} />
      </Router>
    </InlinePictures>,
    state,
    assets,
    request.nonce,
  )
  return { status: failure ? 503 : exists ? 200 : 404, body }
}

function inlineOf(addresses: readonly string[], pictureOf: RenderRequest['pictureOf']) {
  const pictures = new Map<string, string>()
  for (const address of addresses) {
    const data = pictureOf(address)
    if (data) pictures.set(address, data)
  }
  return pictures
}

interface AssetTagsProps extends Pick<PageAssets, 'styles' | 'preamble'> {
  nonce: string
  /** The first view's picture on phones, to be asked for ahead of every script; empty where the page has it. */
  picture: string
}

function AssetTags({ styles, preamble, nonce, picture }: AssetTagsProps) {
  if (picture) preload(picture, { as: 'image', media: phoneMedia, fetchPriority: 'high' })
  return (
    <>
      <script nonce={nonce}>{keepEarlyPresses + layOutForAnchor + addBahtSign}</script>
      {preamble ? (
        <script type="module" nonce={nonce}>
          {preamble}
        </script>
      ) : null}
      {preloadedFonts.map((href) => (
        <link key={href} rel="preload" as="font" type="font/woff2" href={href} crossOrigin="" />
      ))}
      {styles.map(({ href, css }) =>
        css ? (
          <style key={href} href={href} precedence="page">
            {css}
          </style>
        ) : (
          <link key={href} rel="stylesheet" href={href} precedence="page" />
        ),
      )}
    </>
  )
}

/** The state as a string in JavaScript: the browser reads over it, where it would compile an object before it draws. */
function textOf(state: PageState) {
  const text = JSON.stringify(state).replaceAll('\\', '\\\\').replaceAll("'", "\\'")
  return `'${text.replaceAll('<', '\\u003c')}'`
}

function stream(app: ReactNode, state: PageState, assets: PageAssets, nonce: string) {
  return new Promise<Readable>((resolve, reject) => {
    const { pipe } = renderToPipeableStream(app, {
      nonce,
      bootstrapScriptContent: `self.__STATE__=${textOf(state)};${scriptsAfterPaint(assets)}`,
      // Everything is loaded by now: nothing may be sent as a fallback first.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onShellReady: () => resolve(pipe(new PassThrough())),
      onShellError: reject,
    })
  })
}
