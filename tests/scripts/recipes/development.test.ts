import { readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { expect, onTestFinished, test, vi } from 'vitest'
import { freePort } from '#tests/support/shop/freePort.ts'
import { requireChromium } from '../../../scripts/lib/chromium.mjs'
import { goodServer, type RunningScript, runScript, standIn } from '../standIn.ts'
import { copyOfRepository } from './copyOfRepository.ts'
import { addCmsCall, addField, addPage, apply } from './recipes.ts'

/** Starts `npm run dev` in a folder and returns the URL of its shop, which restarts keep. */
async function develop(folder: string) {
  const ports = { PORT: String(await freePort()), CMS_PORT: String(await freePort()) }
  const script = runScript(folder, 'start.mjs', ports, ['--dev'])
  onTestFinished(({ task }) => {
    if (task.result?.state === 'fail') console.log(script.output())
  })
  await script.until('Ctrl-C stops it.')
  return { script, shop: `http://127.0.0.1:${ports.PORT}` }
}

const textOf = async (url: string) => (await fetch(url)).text()
const restarts = ({ output }: RunningScript, name: string) =>
  output().split(`${name} starts again`).length - 1
const within = { timeout: 20_000, interval: 50 }

/** Replaces a file by another one, as Git and many editors do. */
async function replaceFile(path: string, text: string) {
  await writeFile(`${path}.new`, text)
  await rename(`${path}.new`, path)
}

/** A gateway that responds with the text of another module. */
const readingGateway = goodServer('gateway', 'Shop')
  .replace("process.env.CMS_URL ?? ''", 'text + process.argv[2]')
  .replace('\n', "\nimport { text } from './text.ts'\n")

async function standInWithText() {
  const folder = await standIn({ gateway: readingGateway })
  const file = join(folder, 'gateway', 'text.ts')
  await writeFile(file, "export const text = 'first'")
  return { folder, file }
}

test('npm run dev restarts a server each time one of its files is written or replaced, and no other server', async () => {
  const { folder, file } = await standInWithText()
  const { script, shop } = await develop(folder)
  expect(await textOf(shop)).toBe('first--dev')
  for (const [index, change] of [writeFile, replaceFile, replaceFile, writeFile].entries()) {
    await change(file, `export const text = 'edit ${index}'`)
    await vi.waitFor(async () => expect(await textOf(shop)).toBe(`edit ${index}--dev`), within)
    expect(restarts(script, 'The gateway')).toBe(index + 1)
  }
  expect(restarts(script, 'The CMS')).toBe(0)
  script.child.kill('SIGINT')
  expect(await script.ended).toBe(0)
  await expect(fetch(shop)).rejects.toThrow()
}, 60_000)

test('a server with a mistake in its sources runs as before, and starts again once it is mended, even in a new file', async () => {
  const { folder, file } = await standInWithText()
  const { script, shop } = await develop(folder)
  await writeFile(file, "export { text } from './other.ts'")
  await script.until('The gateway starts again when a file changes.')
  expect(script.output()).toContain("Could not resolve './other.ts'")
  expect(await textOf(shop)).toBe('first--dev')
  await writeFile(join(folder, 'gateway', 'other.ts'), "export const text = 'mended'")
  await vi.waitFor(async () => expect(await textOf(shop)).toBe('mended--dev'), within)
}, 60_000)

test.each([
  ['gateway', 'The gateway'],
  ['engines/cms', 'The CMS'],
])(
  'a mistake in %s at the first start is reported, and the shop opens once it is mended',
  async (part, title) => {
    const { folder } = await standInWithText()
    const file = join(folder, part, 'main.ts')
    const text = await readFile(file, 'utf8')
    await writeFile(file, `${text}\nexport const mistake =`)
    const script = runScript(folder, 'start.mjs', {}, ['--dev'])
    await script.until(`${title} starts again when a file changes.`)
    await writeFile(file, text)
    await script.until('Ctrl-C stops it.')
  },
  60_000,
)

test('an error of a server names the line of its source, and the server starts again when a file changes', async () => {
  const { folder, file } = await standInWithText()
  await writeFile(
    file,
    'export const text: string = import.meta.url\n\nthrow new Error("no stock")',
  )
  const script = runScript(folder, 'start.mjs', {}, ['--dev'])
  await script.until('The gateway ended with exit code 1.')
  expect(script.output()).toContain('gateway/text.ts:3:')
  await writeFile(file, "export const text = 'first'")
  await script.until('Ctrl-C stops it.')
}, 60_000)

/** Opens a page in a browser until the test ends. */
async function openInBrowser(url: string) {
  const executablePath = await requireChromium()
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] })
  onTestFinished(() => browser.close())
  const page = await browser.newPage()
  await page.goto(url)
  return page
}

test('edits of the schema, documents, calls and pages reach a running shop, with one restart of the CMS, and mistakes are reported', async () => {
  const folder = await copyOfRepository()
  const { script, shop } = await develop(folder)
  expect(await textOf(`${shop}/gifts`)).not.toContain('Khun Mali')
  apply(folder, [...addCmsCall, ...addField, ...addPage])
  await vi.waitFor(
    async () =>
      expect(await textOf(`${shop}/gifts`)).toContain('<h1>Wrapped by hand by Khun Mali</h1>'),
    { timeout: 120_000, interval: 500 },
  )
  expect(restarts(script, 'The CMS')).toBe(1)
  // The edits, and then the generated types.
  expect(restarts(script, 'The gateway')).toBeLessThanOrEqual(2)
  const page = join(folder, 'web/pages/content/GiftsPage.tsx')
  await replaceFile(page, (await readFile(page, 'utf8')).replace("' by '", "' for you by '"))
  await vi.waitFor(
    async () => expect(await textOf(`${shop}/gifts`)).toContain('Wrapped by hand for you by'),
    within,
  )
  expect(restarts(script, 'The gateway')).toBeLessThanOrEqual(2)

  const shown = await openInBrowser(`${shop}/gifts`)
  const heading = shown.getByRole('heading', { level: 1 })
  await heading.waitFor()
  // React's strict mode, which a build does not have, starts each machine twice.
  await shown
    .getByRole('button', { name: /^Shopping Bag/ })
    .first()
    .click()
  await shown.getByText('Your Shopping Bag is Empty.').waitFor()
  const text = await readFile(page, 'utf8')
  await replaceFile(page, text.replace('return <h1>', 'return <h1'))
  const overlay = shown.locator('vite-error-overlay')
  await overlay.waitFor()
  await shown.reload()
  await overlay.waitFor()
  expect(await overlay.locator('.file').first().innerText()).toContain('GiftsPage.tsx')
  await replaceFile(page, text)
  await vi.waitFor(async () => {
    await shown.reload()
    await heading.waitFor({ timeout: 3000 })
  }, within)

  const schema = join(folder, 'schema.graphql')
  const types = await readFile(schema, 'utf8')
  await replaceFile(schema, types.replace('\n  maker: String\n', '\n  maker: Strin\n'))
  const line = types.slice(0, types.indexOf('\n  maker: String\n')).split('\n').length + 1
  await script.until(`schema.graphql:${line}:10`)
  expect(script.output()).toContain('Unknown type "Strin". Did you mean "String"')
}, 300_000)
