import { chmod } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { findChromium } from '../../scripts/lib/chromium.mjs'
import { temporaryFolder } from './temporaryFolder.ts'

async function programs(...names: string[]) {
  const folder = await temporaryFolder(Object.fromEntries(names.map((name) => [name, ''])))
  for (const name of names) await chmod(join(folder, name), 0o755)
  return folder
}

test('CHROMIUM_PATH takes precedence', async () => {
  const folder = await programs('mine', 'chromium')
  const mine = join(folder, 'mine')
  expect(findChromium({ CHROMIUM_PATH: mine, PATH: folder })).toBe(mine)
})

test('an invalid CHROMIUM_PATH is rejected', async () => {
  const folder = await programs('chromium')
  expect(() => findChromium({ CHROMIUM_PATH: '/no/such', PATH: folder })).toThrow(
    'CHROMIUM_PATH names no program: correct “/no/such”, or leave it unset.',
  )
})

test('a browser on the PATH or downloaded by Playwright is found', async () => {
  const onPath = await programs('google-chrome')
  expect(findChromium({ PATH: onPath })).toBe(join(onPath, 'google-chrome'))
  const cache = await temporaryFolder({ 'chromium-1200/chrome-linux/chrome': '' })
  const program = join(cache, 'chromium-1200/chrome-linux/chrome')
  await chmod(program, 0o755)
  expect(findChromium({ PATH: '', PLAYWRIGHT_BROWSERS_PATH: cache })).toBe(program)
})

test('the headless shell takes precedence over a full browser', async () => {
  const folder = await programs('chromium', 'chromium-headless-shell')
  expect(findChromium({ PATH: folder })).toBe(join(folder, 'chromium-headless-shell'))
})

test('no browser is returned when none is installed', async () => {
  const empty = await temporaryFolder()
  expect(findChromium({ PATH: empty, PLAYWRIGHT_BROWSERS_PATH: empty })).toBeUndefined()
})
