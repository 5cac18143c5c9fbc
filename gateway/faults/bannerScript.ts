import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { escapeHtml } from '@vitrine/contract/service/escapeHtml.ts'
import { describeFaults } from './requestFaults.ts'
import type { VisitorFaults } from './visitorFaults.ts'

const entryName = 'gallery/faults/entryBanner.ts'

/** Reads where the script of the banner is: in the gallery's build, or among the sources in development. */
export async function bannerAddress(distDirectory: string, development: boolean): Promise<string> {
  if (development) return `/${entryName}`
  const text = await readFile(join(distDirectory, 'gallery/.vite/manifest.json'), 'utf8')
  const manifest: Record<string, { file: string }> = JSON.parse(text)
  const entry = manifest[entryName]
  if (!entry) throw new Error(`The build's manifest has no ${entryName}; run npm run build`)
  return `/_machines/${entry.file}`
}

/**
 * The element that shows the faults on a page and sends those of a tab with its requests. It runs before the page is
 * painted, and so before the shop's own scripts.
 */
export function bannerScript(address: string, faults: VisitorFaults): string {
  const { run } = faults.switches
  const data = JSON.stringify({ ...describeFaults(faults), run })
  const attribute = escapeHtml(data)
  return `<script type="module" blocking="render" src="${address}" data-faults="${attribute}"></script>`
}
