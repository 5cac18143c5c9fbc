import type { PageAssets, RenderedPage, RenderRequest } from '@vitrine/contract/pageTypes.ts'
import { isValidElement, type ReactNode } from 'react'
import { preload } from 'react-dom'
import { renderToString, type ServerOptions } from 'react-dom/server'
import { Router } from 'wouter'
import { fontScript } from '#web/boot/fonts.ts'
import { script as captureEarlyEvents } from '#web/boot/inline/captureEarlyEvents.ts?script'
import { script as loadScripts } from '#web/boot/inline/loadScripts.ts?script'
import { script as recordChanges } from '#web/boot/inline/recordChanges.ts?script'
import { InlineImages, phoneMedia } from '#web/boot/inlineImages.ts'
import { InlineStyles } from '#web/boot/inlineStyles.ts'
import { RenderOnce } from '#web/boot/ServerMarkup.tsx'
import { errorOfResponse, type GraphQLResponse, parseResponse } from '#web/core/data/apiError.ts'
import { createClient } from '#web/core/data/client.ts'
import type { Failure } from '#web/core/failure.ts'
import { inLanguage, type Language, language, languageOfPath } from '../lib/language.ts'
import { bangkokTime } from '../lib/time.ts'
import { routes } from '../routes.ts'
import thaiStyles from '../ui/styles/thai.css?inline'
import { App } from './App.tsx'
import { markupQueries, ownData, renderQueries, seedPage } from './routing/load.ts'
import { matchPage, type PageMatch } from './routing/matchPage.ts'
import { loadPageCode } from './routing/pageCode.ts'
import { layOutForAnchor } from './routing/scroll.ts'
import { dataBlock, type PageState, stateJson } from './state.ts'

const headScriptOf = (of: Language) =>
  `${fontScript(of)}${captureEarlyEvents}();${recordChanges}();${layOutForAnchor}`
const headScripts = { en: headScriptOf('en'), th: headScriptOf('th') }
const lastScript = `${loadScripts}()`

/** Renders a page from its queries' results as finished HTML, without anything personal. */
export async function render(request: RenderRequest): Promise<RenderedPage> {
  const { pathname, search } = new URL(request.pageUrl, request.siteUrl)
  const of = languageOfPath(pathname)
  const match = inLanguage(of, () => matchPage(routes, pathname, search))
  await loadPageCode(match.page)
  return inLanguage(of, () => renderMatch(request, match, { pathname, search }))
}

/** Renders without waiting, in the language of the page. */
function renderMatch(
  request: RenderRequest,
  match: PageMatch,
  { pathname, search }: { pathname: string; search: string },
): RenderedPage {
  const { assets } = request
  const responses = renderQueries(match).map((_, index) =>
    (index < markupQueries.length ? parseOnce : parseResponse)(request.results[index] ?? ''),
  )
  const texts = responses.map((response, index) => stateText(response, request.results[index]))
  const client = createClient()
  seedPage(client, renderQueries(match), responses)
  const data = ownData(
    match,
    responses.map((response) => response?.data),
  )
  const exists = match.page.exists(data, match) === true
  const error = exists ? undefined : responses.map(errorOfResponse).find(Boolean)
  const failure: Failure | undefined = error && {
    id: request.requestId,
    address: request.pageUrl,
    date: bangkokTime(new Date(request.now)),
    code: error.code,
  }
  const state: Omit<PageState, 'results'> = {
    siteUrl: request.siteUrl,
    failure,
    ...(request.isQa && { isQa: true }),
  }
  const head = match.page.head(data, match)
  const [first = ''] = head.preload?.phones ?? []
  const tags = (
    <AssetTags
      styles={assets.styles}
      preamble={assets.preamble}
      image={request.images[first] ? '' : first}
    />
  )
  // React writes the sheets of one precedence into one element.
  const styles = new Set([[...assets.styles.map(({ css = '' }) => css), ...ofLanguage()].join('')])
  const pieces = renderToPieces(
    <InlineStyles value={(css) => styles.add(css)}>
      <InlineImages value={new Map(Object.entries(request.images))}>
        <Router ssrPath={pathname} ssrSearch={search}>
          <RenderOnce value={renderOnce}>
            <App client={client} state={state} assets={tags} />
          </RenderOnce>
        </Router>
      </InlineImages>
    </InlineStyles>,
  )
  return {
    status: failure ? 503 : exists ? 200 : 404,
    ...withData(
      pieces,
      structuredData(exists ? head.jsonLd : [], request.siteUrl) +
        dataBlock('state', stateJson(state, texts.slice(markupQueries.length))),
      assets,
    ),
    scripts: [headScripts[language()], lastScript, ...(assets.preamble ? [assets.preamble] : [])],
    styles: [...styles],
  }
}

/** The last response to the queries for the markup alone, by language. */
const siteResponses = new Map<Language, { text: string; response: GraphQLResponse | null }>()

/** Parses a response that most pages of a language share once: its objects are then the same in each render. */
function parseOnce(text: string): GraphQLResponse | null {
  const last = siteResponses.get(language())
  if (last?.text === text) return last.response
  const response = parseResponse(text)
  siteResponses.set(language(), { text, response })
  return response
}

const markups = new WeakMap<object, { props: object; html: string }>()

/** Renders the links of menus once for each parsed response instead of for each page. */
function renderOnce(source: object, children: ReactNode): string {
  const props = isValidElement<object>(children) ? children.props : undefined
  const cached = markups.get(source)
  if (cached && props && isShallowEqual(cached.props, props)) return cached.html
  const html = renderToString(children)
  if (props) markups.set(source, { props, html })
  return html
}

const isShallowEqual = (one: object, other: object) =>
  Object.entries(one).every(([name, value]) => value === Reflect.get(other, name))

/** A result as the state contains it: valid JSON, and without errors, since they name the request. */
const stateText = (response: GraphQLResponse | null, text = 'null') =>
  response && !response.errors ? text : JSON.stringify(response && { data: response.data })

/** The style sheet of pages in Thai, of which no page in English loads a byte. */
const ofLanguage = () => (language() === 'th' ? [thaiStyles] : [])

interface AssetTagsProps extends Pick<PageAssets, 'styles' | 'preamble'> {
  /** The first view's image on phones, preloaded ahead of every script; empty where the page contains it. */
  image: string
}

function AssetTags({ styles, preamble, image }: AssetTagsProps) {
  if (image) preload(image, { as: 'image', media: phoneMedia, fetchPriority: 'high' })
  return (
    <>
      <script>{headScripts[language()]}</script>
      {preamble ? <script type="module">{preamble}</script> : null}
      {styles.map(({ href, css }) =>
        css ? (
          <style key={href} href={href} precedence="page">
            {css}
          </style>
        ) : (
          <link key={href} rel="stylesheet" href={href} precedence="page" />
        ),
      )}
      {ofLanguage().map((css) => (
        <style key="language" href="language" precedence="page">
          {css}
        </style>
      ))}
    </>
  )
}

const end = '</body></html>'

/** Adds data for robots, the page's state and its scripts at the end of the document, behind everything that is painted first. */
function withData(pieces: readonly string[], data: string, { modules, entry }: PageAssets) {
  const last = pieces.slice(-2).join('')
  if (!last.endsWith(end)) throw new Error('The rendered page does not end with its body.')
  const blocks = data + dataBlock('scripts', JSON.stringify({ modules, entry }))
  return {
    html: [...pieces.slice(0, -2), last.slice(0, -end.length)],
    end: `${blocks}<script>${lastScript}</script>${end}`,
  }
}

/**
 * Renders a document without streaming, which would encode every chunk on its own (a fifth of a page's time); lazy
 * components are rendered by the browser alone. Throws when a component throws outside an error boundary.
 */
function renderToPieces(app: ReactNode): string[] {
  const pieces: string[] = []
  const options: ServerOptions & { onPiece(piece: string): void } = {
    onPiece: (piece) => pieces.push(piece),
  }
  pieces.push(renderToString(app, options))
  return pieces.map((piece, index) => (index === 0 ? `<!DOCTYPE html>${piece}` : piece))
}

/** Matches the properties of structured data whose values are URLs. */
const urlProperty = /^(url|item|image|logo|contentUrl)$/

/**
 * Returns structured data as elements with absolute URLs, written by the server alone. Escapes `<`, so that no text can
 * end an element.
 */
function structuredData(things: readonly object[] = [], siteUrl: string): string {
  const complete = (property: string, value: unknown): unknown => {
    if (!urlProperty.test(property)) return value
    if (Array.isArray(value)) return value.map((item) => complete(property, item))
    return typeof value === 'string' && value ? new URL(value, siteUrl).href : value
  }
  return things
    .map((thing) => JSON.stringify(thing, complete).replaceAll('<', '\\u003c'))
    .map((text) => `<script type="application/ld+json">${text}</script>`)
    .join('')
}
