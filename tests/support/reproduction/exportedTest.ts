import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, type Page } from '@playwright/test'

const root = fileURLToPath(new URL('../../..', import.meta.url))

/** The text of the test that the gallery exports. */
export async function exported(page: Page): Promise<string> {
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export as Playwright test' }).click()
  const file = await download
  expect(file.suggestedFilename()).toMatch(/^[\w.-]+\.spec\.ts$/)
  const text = await readFile(await file.path(), 'utf8')
  // The path of the file, and the command that runs it there.
  const head = /^\/\/ Keep it as (tests\/e2e\/machines\/(.+)) and run it:\n\/\/ npm test -- \1\n/
  expect(head.exec(text)?.[2]).toBe(file.suggestedFilename())
  return text
}

/**
 * Runs a test file against the shop of this test, as a person who has downloaded it. `timeout` are the milliseconds that it
 * waits for what does not come.
 */
export async function runExported(
  text: string,
  { timeout = 20_000 } = {},
): Promise<{ passed: boolean; output: string }> {
  await mkdir(join(root, '.cache'), { recursive: true })
  const folder = await mkdtemp(join(root, '.cache/reproduction-'))
  const config = `import shop from ${JSON.stringify(join(root, 'playwright.config.ts'))}
export default { ...shop, testDir: '.', testMatch: '*.spec.ts', outputDir: 'results', workers: 1, retries: 0, reporter: 'line',
  globalSetup: undefined, expect: { timeout: ${timeout} } }`
  await writeFile(join(folder, 'playwright.config.ts'), config)
  await writeFile(join(folder, 'exported.spec.ts'), text)
  const cli = join(root, 'node_modules/@playwright/test/cli.js')
  const shop = ['SHOP_URL', 'SHOP_CMS_URL', 'SHOP_DATA', 'QUIET_VISITOR']
  const names = [...shop, 'PATH', 'HOME', 'CHROMIUM_PATH', 'TMPDIR']
  const env = Object.fromEntries(names.map((name) => [name, process.env[name]]))
  const values = [cli, 'test', '--config', folder, '--project', 'phone']
  try {
    return await new Promise((resolve) => {
      execFile(process.execPath, values, { env, cwd: root }, (error, out, err) =>
        resolve({ passed: error === null, output: out + err }),
      )
    })
  } finally {
    await rm(folder, { recursive: true })
  }
}
