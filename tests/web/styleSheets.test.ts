import { globSync, readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readBuildAssets } from '@vitrine/gateway/pages/buildAssets.ts'
import { generate, parse } from 'css-tree'
import { build } from 'vite'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { covers } from '#tests/support/clauses/covers.ts'
import { shortScopedName } from '../../scripts/vite/scopedNames.ts'

const tokens = readFileSync('web/ui/styles/tokens.css', 'utf8')

/** Returns the relative luminance of `#rrggbb` by WCAG 2.2. */
function luminance(hex: string) {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const channel = Number.parseInt(hex.slice(start, start + 2), 16) / 255
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
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

test('borders of controls have a contrast of 3:1', () => {
  for (const ground of ['paper', 'shade'].flatMap(valuesOf))
    for (const edge of valuesOf('control')) expect(contrast(edge, ground)).toBeGreaterThan(3)
})

test.each(['ui', 'shop', 'pages'])('style sheets of %s use only their own layer', (folder) => {
  for (const file of globSync(`web/${folder}/**/*.module.css`)) {
    const sheet = parse(readFileSync(file, 'utf8'))
    if (sheet.type !== 'StyleSheet') throw new Error(`${file} is not a style sheet`)
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

/** At each change of the document, Chrome restyles what such a selector is about. */
test('no selector for screens depends on what the document or any element contains', () => {
  const selectors = globSync('web/**/*.css', { exclude: ['web/boot/print.css'] }).flatMap((file) =>
    namesIn(
      readFileSync(file, 'utf8'),
      /((?:^|[\s,>+~])(?:html|body|main|:root|\*)?:has\(.*)/gm,
    ).map((selector) => `${file}: ${selector}`),
  )
  expect(selectors).toEqual([])
})

test('the root has no style of selections', () => {
  // Chrome would restyle every element whenever a custom property of the root changes.
  const selectors = globSync('web/**/*.css').flatMap((file) =>
    namesIn(readFileSync(file, 'utf8'), /^\s*((?:html|:root|\*)?::selection.*)/gm),
  )
  expect(selectors).toEqual([])
})

test('style sheets use only custom properties that are defined', () => {
  const read = (pattern: string) => globSync(pattern).map((file) => readFileSync(file, 'utf8'))
  const sheets = read('web/**/*.css')
  const set = new Set([
    ...sheets.flatMap((css) => namesIn(css, /(--[\w-]+)(?::| \{)/g)),
    ...read('web/**/*.tsx').flatMap((script) => namesIn(script, /'(--[\w-]+)'/g)),
  ])
  const used = sheets.flatMap((css) => namesIn(css, /var\((--[\w-]+)\)/g))
  expect([...new Set(used)].filter((name) => !set.has(name))).toEqual([])
})

/** A build of the client without minified scripts, which these tests do not need. */
let distDirectory: string
beforeAll(async () => {
  distDirectory = await mkdtemp(join(tmpdir(), 'vitrine-styles-'))
  await build({
    logLevel: 'silent',
    build: {
      outDir: join(distDirectory, 'client'),
      manifest: true,
      minify: false,
      cssMinify: true,
    },
  })
}, 60_000)
afterAll(() => rm(distDirectory, { recursive: true, force: true }))

test('every built style sheet declares the order of the layers before any rule', () => {
  const sheets = globSync(join(distDirectory, 'client/assets/*.css'))
  expect(sheets.length).toBeGreaterThan(10)
  const order = '@layer reset, tokens, ui, shop, pages;'
  for (const sheet of sheets)
    expect(readFileSync(sheet, 'utf8').slice(0, order.length), sheet).toBe(order)
})

test('no built file has a name by which content blockers remove it', () => {
  covers('pages.blocked.names')

  const files = globSync('**/assets/*', { cwd: join(distDirectory, 'client') })
  expect(files.length).toBeGreaterThan(100)
  // With these EasyList, EasyPrivacy, EasyList Cookie and Fanboy's Annoyances begin the names that they block.
  const words =
    /consent|cookie|popup|newsletter|campaign|analytic|track|social|banner|advert|promo|sponsor|telemetry|fingerprint|(?:^|[-_./])(?:ads?|affiliate|beacon|gtag|gtm|impression|interstitial|metrics?|optin|pixel|share|stat(?:istic)?s|subscribe|survey)\b/i
  expect(files.filter((file) => words.test(file))).toEqual([])
})

/** Pages, each with the style sheet of a component that no other of them shows. */
const components: [page: string, styles: string][] = [
  ['web/pages/content/HomePage.tsx', 'web/shop/content/blocks/BannerSlider.module.css'],
  ['web/pages/catalog/ShopPage.tsx', 'web/shop/catalog/listing/ListingGrid.module.css'],
  ['web/pages/catalog/ProductPage.tsx', 'web/shop/catalog/gallery/ProductGallery.module.css'],
  ['web/pages/content/StoresPage.tsx', 'web/shop/content/stores/StoreLocator.module.css'],
  ['web/pages/content/LookBookPage.tsx', 'web/shop/content/lookbook/LookBookGallery.module.css'],
  ['web/pages/orders/CheckoutPage.tsx', 'web/shop/orders/checkout/CheckoutSteps.module.css'],
]

/** Returns the name of a class of a CSS module in the build. */
function builtClassOf(file: string) {
  const css = readFileSync(file, 'utf8')
  const [, first = ''] = css.match(/\.([a-zA-Z][\w-]*)/) ?? []
  return shortScopedName(first, file, css)
}

test.each(components)('%s contains its own styles and not those of other pages', (page) => {
  const { styles } = readBuildAssets(distDirectory)(page)
  const css = styles.map((sheet) => sheet.css).join('')
  for (const [other, file] of components)
    expect(css.includes(`.${builtClassOf(file)}`), `${file} in ${page}`).toBe(other === page)
})

test.each([
  'web/shop/cart/CartDrawer.module.css',
  'web/shop/search/SearchPanel.module.css',
  'web/frame/header/MobileMenu.module.css',
  'web/frame/consent/ConsentBar.module.css',
  'web/frame/popups/Newsletter.module.css',
])('no page contains the styles of an overlay: %s', (file) => {
  const assetsOf = readBuildAssets(distDirectory)
  for (const [page] of components)
    for (const { css } of assetsOf(page).styles) expect(css).not.toContain(`.${builtClassOf(file)}`)
})
