import type { FastifyInstance, FastifyRequest } from 'fastify'
import { ruruHTML } from 'ruru/server'
import { getStaticFile } from 'ruru/static'
import { exampleGroups, exampleOf } from './examples.ts'

const staticPath = '/graphql/static/'

// The editor has inline scripts and starts workers, all from this server.
const policy = [
  "default-src 'self'",
  "script-src 'self' 'unsafe-inline'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "font-src 'self' data:",
  "worker-src 'self' blob:",
  "frame-ancestors 'none'",
].join('; ')

const style = `
  body { display: grid; grid-template-columns: 17rem 1fr; height: 100vh; }
  #examples { overflow: auto; padding: 1rem; font: 14px/1.5 system-ui, sans-serif; background: #faf8f5; color: #1c1a18; }
  #examples h1 { font-size: 16px; margin: 0 0 .5rem; }
  #examples h2 { font-size: 12px; margin: 1.25rem 0 .25rem; color: #6b645c; }
  #examples ul { list-style: none; margin: 0; padding: 0; }
  #examples a { display: block; padding: .25rem .5rem; color: inherit; text-decoration: none; border-radius: 4px; }
  #examples a:hover, #examples a[aria-current] { background: #ebe6de; }
`

function menu(current: string): string {
  const groups = exampleGroups.map(({ title, examples }) => {
    const links = examples.map(
      (example) =>
        `<li><a href="/graphql?example=${example.slug}"${example.slug === current ? ' aria-current="page"' : ''}>${example.title}</a></li>`,
    )
    return `<h2>${title}</h2><ul>${links.join('')}</ul>`
  })
  return `<nav id="examples" aria-label="Examples"><h1>Vitrine GraphQL</h1><p>Choose an example and run it. The book icon on the left of the editor opens the documentation.</p>${groups.join('')}</nav>`
}

/** Whether a browser navigated to the endpoint without a query. */
export const wantsPlayground = ({ headers, url }: FastifyRequest) =>
  (headers.accept ?? '').includes('text/html') && !/[?&](query|extensions)=/.test(url)

/** The page of the playground: a GraphQL editor with examples and documentation. */
export function playgroundPage(url: string): string {
  const slug = new URLSearchParams(url.split('?', 2)[1]).get('example')
  const example = exampleOf(slug) ?? exampleOf('find-dresses')
  return ruruHTML({
    staticPath,
    endpoint: '/graphql',
    clientConfig: {
      initialQuery: example?.query ?? '',
      initialVariables: JSON.stringify(example?.variables ?? {}, null, 2),
      initialHeaders: JSON.stringify(example?.headers ?? {}, null, 2),
    },
    htmlParts: {
      titleTag: '<title>Playground · Vitrine</title>',
      styleTags: (tags) => `${tags}<style>${style}</style>`,
      bodyContent: (content) => menu(example?.slug ?? '') + content,
    },
  })
}

/** The response headers of the playground. */
export const playgroundHeaders = {
  'content-security-policy': policy,
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
}

/** Serves the files of the editor. */
export function registerPlaygroundFiles(app: FastifyInstance) {
  app.get(`${staticPath}*`, async (request, reply) => {
    const file = await getStaticFile({
      staticPath,
      urlPath: request.url.split('?', 1)[0] ?? '',
      acceptEncoding: request.headers['accept-encoding'],
      disallowDevAssets: true,
    })
    if (!file) return reply.code(404).send()
    return reply
      .headers({ ...file.headers, 'cache-control': 'public, max-age=3600' })
      .send(file.content)
  })
}
