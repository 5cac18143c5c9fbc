import { copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { filesUnder } from './fingerprint.mjs'

const earlierBuilds = 2
const maxAgeMilliseconds = 30 * 24 * 60 * 60 * 1000

/** @typedef {{ builtAt: number, files: string[] }} Build one build's own assets, builtAt in epoch milliseconds */

/**
 * Copies the assets of the two previous builds, unless older than 30 days, into a new one, so that tabs opened before a
 * deploy can load their chunks.
 * @param {{ from: string, to: string, record: string, now: number }} place from: the current build; to: the
 * new one; record: the file that lists each build's assets
 */
export function keepEarlierAssets({ from, to, record, now }) {
  const earlier = readBuilds(record)
    .slice(0, earlierBuilds)
    .filter(({ builtAt }) => now - builtAt < maxAgeMilliseconds)
  const files = filesUnder([join(to, 'assets')]).map((file) => relative(to, file))
  for (const file of earlier.flatMap((build) => build.files)) {
    if (existsSync(join(to, file)) || !existsSync(join(from, file))) continue
    mkdirSync(dirname(join(to, file)), { recursive: true })
    copyFileSync(join(from, file), join(to, file))
  }
  mkdirSync(dirname(record), { recursive: true })
  writeFileSync(record, JSON.stringify([{ builtAt: now, files }, ...earlier], null, 1))
}

/**
 * The recorded builds, newest first, or none when the record is missing or unreadable.
 * @param {string} record
 * @returns {Build[]}
 */
function readBuilds(record) {
  try {
    return JSON.parse(readFileSync(record, 'utf8'))
  } catch {
    return []
  }
}
