import { escapeHtml } from '@vitrine/contract/service/escapeHtml.ts'
import { z } from 'zod'
import type { Route } from './route.ts'

/** The documentation of the API as one HTML page, without scripts or external files. */
export function docsPage(routes: readonly Route[]): string {
  const domains = Map.groupBy(routes, ({ name }) => name.split('.')[0] ?? name)
  const sections = [...domains].map(
    ([domain, calls]) =>
      `<section><h2>${escapeHtml(domain)}</h2>${calls.map(call).join('')}</section>`,
  )
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Vitrine CMS</title>
<style>${style}</style>
<main>
<h1>Vitrine CMS</h1>
<p>The REST API that the shop uses, as OpenAPI: <a href="/api/v1/openapi.json">/api/v1/openapi.json</a>.
Errors have the form <code>{"code", "message", "fields"}</code>. Personal responses are never cached;
public ones have an ETag and a max-age.</p>
${sections.join('\n')}
<section><h2>QA switches</h2>
<p>With QA=1 the cookie <code>vitrine_qa</code> switches faults on for that browser, comma-separated. A route
is identified by its name below; <code>orders</code> matches every <code>orders.*</code>.</p>
<dl>${switches.map(([text, meaning]) => `<dt><code>${text}</code><dd>${meaning}`).join('')}</dl>
<p>Names: ${routes.map(({ name }) => `<code>${escapeHtml(name)}</code>`).join(' ')}</p>
</section>
</main>
</html>`
}

const switches = [
  ['cart.add:409', 'responds with that status and does nothing'],
  ['orders:slow5s', 'waits before it starts; ms, s or m'],
  ['cart.add:cut', 'completes, then closes the connection in the middle of the response'],
  ['products.list:malform', 'sends only half of its JSON'],
  ['auth:expire', 'the session counts as expired'],
  ['clock:+2h', 'sets the CMS’s clock forward or back; s, m, h or d'],
  ['stock:SKU=0', 'sets the stock of that variation'],
] as const

function call(route: Route) {
  const methods = [route.method].flat().join(' or ')
  const caching = route.maxAge === undefined ? 'personal' : `public for ${route.maxAge} s`
  return `<details id="${escapeHtml(route.name)}"><summary><b>${methods}</b> <code>${escapeHtml(route.url)}</code> ${escapeHtml(route.summary)}</summary>
<p>Name <code>${escapeHtml(route.name)}</code> · ${caching}</p>
${schema('Path', route.params, 'input')}${schema('Query', route.query, 'input')}${schema('Body', route.body, 'input')}${schema(`Response, ${route.status ?? 200}`, route.response, 'output')}
</details>`
}

function schema(title: string, type: z.ZodType | undefined, io: 'input' | 'output') {
  if (!type) return ''
  const { $schema, ...rest } = z.toJSONSchema(type, { io, unrepresentable: 'any', reused: 'ref' })
  return `<h3>${title}</h3><pre>${escapeHtml(JSON.stringify(rest, null, 2))}</pre>`
}

const style = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif }
main { max-width: 60rem; margin: 3rem auto; padding: 0 1rem }
h2 { margin-top: 2.5rem; text-transform: capitalize }
summary { cursor: pointer; padding: .4rem 0 }
pre { overflow: auto; padding: 1rem; border: 1px solid #8884; font-size: .85rem; max-height: 30rem }
dt { margin-top: .5rem }`
