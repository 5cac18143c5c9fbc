import { copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { filesUnder } from './fingerprint.mjs'

const earlierBuilds = 2
const longestMilliseconds = 30 * 24 * 60 * 60 * 1000

/** @typedef {{ builtAt: number, files: string[] }} Build one build's own assets, builtAt in epoch milliseconds */

/**
 * Copies the assets of the two builds before into a new one: a tab that was opened before a deploy still finds
 * the chunks it asks for. Builds older than 30 days are let go.
 * @param {{ from: string, to: string, record: string, now: number }} place from: the build that is served now; to: the
 * new one; record: the file that remembers which build brought which asset
 */
export function keepEarlierAssets({ from, to, record, now }) {
  const earlier = readBuilds(record)
    .slice(0, earlierBuilds)
    .filter(({ builtAt }) => now - builtAt < longestMilliseconds)
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
 * The builds so far, newest first; none when there is no readable record.
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
