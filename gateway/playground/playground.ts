import type { FastifyInstance, FastifyRequest } from 'fastify'
import { ruruHTML } from 'ruru/server'
import { getStaticFile } from 'ruru/static'
import { exampleGroups, exampleOf } from './examples.ts'

const staticPath = '/graphql/static/'

// The editor brings inline scripts and starts workers; all of it comes from this server.
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
  return `<nav id="examples" aria-label="Examples"><h1>Vitrine’s data</h1><p>Choose what you want to do, then run it. The book on the left edge of the editor holds the documentation.</p>${groups.join('')}</nav>`
}

/** Whether a request is a person with a browser who asks for no data. */
export const wantsPlayground = ({ headers, url }: FastifyRequest) =>
  (headers.accept ?? '').includes('text/html') && !/[?&](query|extensions)=/.test(url)

/** The page in which the schema is explored: an editor with examples, all served from here. */
export function playgroundPage(url: string): string {
  const asked = new URLSearchParams(url.split('?', 2)[1]).get('example')
  const example = exampleOf(asked) ?? exampleOf('find-dresses')
  return ruruHTML({
    staticPath,
    endpoint: '/graphql',
    clientConfig: {
      initialQuery: example?.query ?? '',
      initialVariables: JSON.stringify(example?.variables ?? {}, null, 2),
    },
    htmlParts: {
      titleTag: '<title>Playground · Vitrine</title>',
      styleTags: (tags) => `${tags}<style>${style}</style>`,
      bodyContent: (content) => menu(example?.slug ?? '') + content,
    },
  })
}

/** What the playground's page may load. */
export const playgroundHeaders = {
  'content-security-policy': policy,
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
}

/** Serves the editor's files. */
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
