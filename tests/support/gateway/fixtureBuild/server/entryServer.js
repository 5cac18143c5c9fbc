import { appendFileSync } from 'node:fs'

const script = 'document.title = "fixture"'
const style = 'body { color: black }'

/** @type {Record<string, () => void>} */
const accidents = {
  '/throws': () => {
    throw new Error('This page throws.')
  },
  '/exits': () => process.exit(3),
  '/hangs': () => {
    for (;;);
  },
  '/fills': () => {
    // 400 MB of numbers that V8 cannot store as small integers.
    const held = Array.from({ length: 500 }, (_, index) => new Array(100_000).fill(index + 0.5))
    if (held.length < 500) throw new Error('This is never reached.')
  },
}

/**
 * Renders a page that shows its input, and appends its URL to the file FIXTURE_RENDERS.
 * @param {{ pageUrl: string, results: string[], images: object, requestId: string, siteUrl: string, isQa: boolean }} request
 */
export async function render({ pageUrl, results, images, requestId, siteUrl, isQa }) {
  appendFileSync(process.env['FIXTURE_RENDERS'] ?? '', `${pageUrl}\n`)
  accidents[pageUrl]?.()
  const parsed = results.map((text) => JSON.parse(text))
  const hasFailed = parsed.every(({ data }) => !data || Object.values(data).includes(null))
  const content = JSON.stringify({ pageUrl, results, images, siteUrl, isQa }).replaceAll('<', ' ')
  const failure = hasFailed ? `<p id="failure">${requestId}</p>` : ''
  return {
    status: hasFailed ? 503 : /^\/nowhere/i.test(pageUrl) ? 404 : 200,
    html: [
      `<!doctype html><head><script>${script}</script><style>${style}</style></head>`,
      `<pre>${content}</pre>${failure}`,
    ],
    end: '<br>'.repeat(1000),
    scripts: [script],
    styles: [style],
  }
}
