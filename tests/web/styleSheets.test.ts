import { globSync, readFileSync } from 'node:fs'
import { generate, parse } from 'css-tree'
import { build } from 'vite'
import { expect, test } from 'vitest'

const tokens = readFileSync('web/ui/styles/tokens.css', 'utf8')

/** Relative luminance of `#rrggbb`, by WCAG 2.2. */
function luminance(hex: string) {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const share = Number.parseInt(hex.slice(start, start + 2), 16) / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrast(first: string, second: string) {
  const [light = 1, dark = 0] = [luminance(first), luminance(second)].sort((a, b) => b - a)
  return (light + 0.05) / (dark + 0.05)
}

function valuesOf(name: string) {
  const values = [...tokens.matchAll(new RegExp(`--${name}: (#[0-9a-f]{6});`, 'g'))]
  expect(values, `--${name} is a colour`).not.toHaveLength(0)
  return values.map(([, value = '']) => value)
}

test('every text colour can be read on paper and on shade, also each brand’s accent', () => {
  for (const ground of ['paper', 'shade'].flatMap(valuesOf))
    for (const name of ['ink', 'ink-soft', 'ink-faint', 'accent', 'error'])
      for (const colour of valuesOf(name))
        expect(contrast(colour, ground), `--${name} ${colour} on ${ground}`).toBeGreaterThan(4.5)
})

test('every message can be read on its own ground', () => {
  for (const name of ['success', 'warning', 'error', 'info', 'refund'])
    for (const colour of valuesOf(name))
      for (const ground of valuesOf(`${name}-ground`))
        expect(contrast(colour, ground), name).toBeGreaterThan(4.5)
})

test('edges of controls stand out from the page', () => {
  for (const ground of ['paper', 'shade'].flatMap(valuesOf))
    for (const edge of valuesOf('control')) expect(contrast(edge, ground)).toBeGreaterThan(3)
})

test.each(['ui', 'shop', 'pages'])('style sheets of %s stay inside their own layer', (folder) => {
  for (const file of globSync(`web/${folder}/**/*.module.css`)) {
    const sheet = parse(readFileSync(file, 'utf8'))
    if (sheet.type !== 'StyleSheet') throw new Error(`${file} is no style sheet`)
    const rules = sheet.children.toArray().filter((rule) => rule.type !== 'Comment')
    const names = rules.map((rule) =>
      rule.type === 'Atrule' && rule.prelude
        ? `@${rule.name} ${generate(rule.prelude)}`
        : rule.type,
    )
    expect(names, file).toEqual([`@layer ${folder}`])
  }
})

const namesIn = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(([, name = '']) => name)

test('style sheets use only custom properties that are set somewhere', () => {
  const read = (pattern: string) => globSync(pattern).map((file) => readFileSync(file, 'utf8'))
  const sheets = read('web/**/*.css')
  const set = new Set([
    ...sheets.flatMap((css) => namesIn(css, /(--[\w-]+):/g)),
    ...read('web/**/*.tsx').flatMap((script) => namesIn(script, /'(--[\w-]+)'/g)),
  ])
  const used = sheets.flatMap((css) => namesIn(css, /var\((--[\w-]+)\)/g))
  expect([...new Set(used)].filter((name) => !set.has(name))).toEqual([])
})

test('the built style sheet says the order of the layers before any rule', async () => {
  const built = await build({
    logLevel: 'silent',
    // Smaller scripts are not what is looked at, and take the longest.
    build: { write: false, minify: false, cssMinify: true },
  })
  const files = [built].flat().flatMap((result) => ('output' in result ? result.output : []))
  const sheets = files.filter(({ fileName }) => fileName.endsWith('.css'))
  expect(sheets).not.toHaveLength(0)
  const order = '@layer reset, tokens, ui, shop, pages;'
  for (const sheet of sheets)
    expect('source' in sheet && String(sheet.source).slice(0, order.length)).toBe(order)
}, 60_000)
