import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { PageAssets, PagePlan } from '@vitrine/contract/pageTypes.ts'

interface ManifestChunk {
  file: string
  css?: string[]
  imports?: string[]
  assets?: string[]
}

type Language = PagePlan['language']

/** The manifests of the builds, one for each language (scripts/build.mjs). */
const manifestNames = { en: 'manifest.json', th: 'manifest.th.json' } as const

/** Finds the files that the module of a page needs in a language. */
export type FindAssets = (module: string, language?: Language) => PageAssets

/** Reads the build's manifests, and returns a function that finds the files that the module of a page needs. */
export function readBuildAssets(distDirectory: string): FindAssets {
  const read = (language: Language): Record<string, ManifestChunk> =>
    JSON.parse(readFileSync(join(distDirectory, 'client/.vite', manifestNames[language]), 'utf8'))
  const manifests = new Map([['en', read('en')]])
  const assetsByModule = new Map<string, PageAssets>()
  return (module, language = 'en') => {
    const manifest = manifests.get(language) ?? read(language)
    manifests.set(language, manifest)
    const key = `${language} ${module}`
    const assets = assetsByModule.get(key) ?? assetsFromManifest(distDirectory, manifest, module)
    assetsByModule.set(key, assets)
    return assets
  }
}

const entryName = 'web/app/entryClient.tsx'

const styleSheet = (distDirectory: string, file: string) =>
  readFileSync(join(distDirectory, 'client', file), 'utf8')

/**
 * Follows the imports of the entry and of one page through the build's manifest, with style sheets in the order of the
 * imports.
 */
function assetsFromManifest(
  distDirectory: string,
  manifest: Record<string, ManifestChunk>,
  module: string,
): PageAssets {
  const chunks = new Map<string, ManifestChunk>()
  const sheets = new Set<string>()
  const collect = (name: string) => {
    const chunk = manifest[name]
    if (!chunk || chunks.has(name)) return
    chunks.set(name, chunk)
    chunk.imports?.forEach(collect)
    for (const file of chunk.css ?? []) sheets.add(file)
  }
  collect(entryName)
  if (module) collect(module)
  const url = (file: string) => `/${file}`
  const entry = manifest[entryName]
  if (!entry) throw new Error(`The build's manifest has no ${entryName}; run npm run build`)
  // Separate scripts instead of one bundle: the page stays responsive between several short tasks.
  const scripts = [...(entry.imports ?? []).flatMap((name) => manifest[name] ?? []), entry]
  return {
    entry: scripts.map(({ file }) => url(file)),
    styles: [...sheets].map((file) => ({ href: url(file), css: styleSheet(distDirectory, file) })),
    modules: [...chunks.values()]
      .filter((chunk) => !scripts.includes(chunk))
      .map(({ file }) => url(file)),
  }
}
