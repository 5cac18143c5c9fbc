import { createHash } from 'node:crypto'
import { escapeHtml } from '#server/escapeHtml.ts'
import { knownNames } from './switches.ts'

const style =
  ':root{color-scheme:light dark}body{font:16px/1.5 system-ui,sans-serif;max-width:60rem;margin:0 auto;padding:2rem 1.25rem}h1{font-weight:500}ul{padding:0;list-style:none}.calls{columns:14rem}code{font-size:15px}'

/** The page for a tester whose address has switches that do not exist, with the calls that do. */
export const rejectionPage = (problems: readonly string[]): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>Unknown fault switches · Vitrine</title><style>${style}</style></head><body><main><h1>Unknown fault switches</h1><ul>${problems
    .map((problem) => `<li>${escapeHtml(problem)}</li>`)
    .join(
      '',
    )}</ul><p>Nothing was switched. <a href="/_machines/faults">Choose faults in the gallery</a>.</p><h2>Calls</h2><ul class="calls">${knownNames
    .map((name) => `<li><code>${name}</code></li>`)
    .join('')}</ul></main></body></html>`

/** The Content-Security-Policy of that page. */
export const rejectionPolicy = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'; frame-ancestors 'none'`
