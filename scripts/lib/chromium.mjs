import { accessSync, constants, existsSync, readdirSync } from 'node:fs'
import { homedir } from 'node:os'
import { delimiter, join } from 'node:path'
import { Failure, findCause } from './failure.mjs'
import { run } from './run.mjs'

/** The headless shell first, which takes two thirds of the time with the same engine. */
const names = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
]
const applications = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

/**
 * A program on the PATH, or undefined.
 * @param {string} name
 * @param {NodeJS.ProcessEnv} [environment]
 */
export function onPath(name, environment = process.env) {
  const folders = (environment['PATH'] ?? '').split(delimiter).filter(Boolean)
  return folders.map((folder) => join(folder, name)).find(isExecutable)
}

/** @param {string} file */
function isExecutable(file) {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}

/** Browsers that Playwright downloaded for other projects. */
function playwrightBrowsers(/** @type {NodeJS.ProcessEnv} */ environment) {
  const cache =
    environment['PLAYWRIGHT_BROWSERS_PATH'] ??
    (process.platform === 'darwin'
      ? join(homedir(), 'Library', 'Caches', 'ms-playwright')
      : join(homedir(), '.cache', 'ms-playwright'))
  if (!existsSync(cache)) return []
  const places = [
    'chrome-linux/chrome',
    'chrome-linux64/chrome',
    'chrome-mac/Chromium.app/Contents/MacOS/Chromium',
  ]
  return readdirSync(cache)
    .filter((name) => name.startsWith('chromium-'))
    .flatMap((name) => places.map((place) => join(cache, name, place)))
}

/**
 * The Chromium of this machine, or undefined. Throws a Failure when CHROMIUM_PATH is not a program.
 * @param {NodeJS.ProcessEnv} [environment]
 */
export function findChromium(environment = process.env) {
  const named = environment['CHROMIUM_PATH']
  if (named && !isExecutable(named)) {
    throw new Failure(`CHROMIUM_PATH names no program: correct “${named}”, or leave it unset.`)
  }
  if (named) return named
  return (
    names.map((name) => onPath(name, environment)).find(Boolean) ??
    [...applications, ...playwrightBrowsers(environment)].find(isExecutable)
  )
}

/** Returns the Chromium of this machine, or installs Debian's. Throws a Failure with instructions. */
export async function requireChromium() {
  const chromium = findChromium()
  if (chromium) return chromium
  const instructions =
    'install Chromium or Chrome (Debian: `sudo apt-get install chromium-headless-shell`), or name one with CHROMIUM_PATH, then run the same command again.'
  if (process.getuid?.() !== 0 || !onPath('apt-get')) {
    throw new Failure(`The browser tests found no Chromium: ${instructions}`)
  }
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  await run('apt-get', ['update'], { env })
  const { output } = await run(
    'apt-get',
    ['install', '-y', '--no-install-recommends', 'chromium-headless-shell'],
    { env },
  )
  const installed = findChromium()
  if (installed) return installed
  throw new Failure(
    findCause(output) ?? `Debian’s Chromium could not be installed: ${instructions}`,
  )
}
