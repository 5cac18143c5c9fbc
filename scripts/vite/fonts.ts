import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import { fingerprint, readStamp, writeStamp } from '../lib/fingerprint.mjs'
import { inRoot } from '../lib/paths.mjs'

const { resolve: find } = createRequire(import.meta.url)
const packages = '@fontsource-variable'

/** The characters of the package's Latin files, as in the `unicode-range` of fonts.css. */
const latin = [
  [0x20, 0xff],
  [0x131],
  [0x152, 0x153],
  [0x2bb, 0x2bc],
  [0x2c6],
  [0x2da],
  [0x2dc],
  [0x304],
  [0x308],
  [0x329],
  [0x2000, 0x206f],
  [0x20ac],
  [0x2122],
  [0x2191],
  [0x2193],
  [0x2212],
  [0x2215],
  [0xfeff],
  [0xfffd],
]

/** The files to create: source file, weights and characters. */
const cuts = {
  'anuphan-latin.woff2': {
    file: 'anuphan/files/anuphan-latin-wght-normal.woff2',
    weights: { min: 400, max: 600 },
    characters: charactersOf(latin),
  },
  'anuphan-baht.woff2': {
    file: 'anuphan/files/anuphan-thai-wght-normal.woff2',
    weights: { min: 400, max: 600 },
    characters: '฿',
  },
  'bodoni-moda-latin.woff2': {
    file: 'bodoni-moda/files/bodoni-moda-latin-wght-normal.woff2',
    weights: 400,
    characters: charactersOf(latin),
  },
}

/** The folder of the files that were cut. */
const folder = inRoot('.cache', 'fonts')

/** Identifies the cuts and the versions of their packages. */
const sourcesOfFonts = () =>
  fingerprint([fileURLToPath(import.meta.url), inRoot('package-lock.json')])

/** Cuts the fonts, unless they are stored already: a build in several processes cuts them once. */
export async function storeFonts() {
  const stamp = join(folder, 'sources')
  const sources = sourcesOfFonts()
  if (readStamp(stamp) === sources) return
  const { default: subsetFont } = await import('subset-font')
  await mkdir(folder, { recursive: true })
  for (const [name, { file, weights, characters }] of Object.entries(cuts)) {
    const whole = await readFile(find(`${packages}/${file}`))
    const cut = await subsetFont(whole, characters, {
      targetFormat: 'woff2',
      variationAxes: { wght: weights },
    })
    // Concurrent builds write the same files; a rename keeps them from reading incomplete ones.
    const draft = join(folder, `${name}.${process.pid}`)
    await writeFile(draft, cut)
    await rename(draft, join(folder, name))
  }
  writeStamp(stamp, sources)
}

/** The files that emails and the offline page load by a name that every build has. */
const lastingFiles = {
  'anuphan-latin.woff2': join(folder, 'anuphan-latin.woff2'),
  'anuphan-thai.woff2': find(`${packages}/anuphan/files/anuphan-thai-wght-normal.woff2`),
  'bodoni-moda-latin.woff2': join(folder, 'bodoni-moda-latin.woff2'),
  'noto-serif-thai.woff2': find(
    `${packages}/noto-serif-thai/files/noto-serif-thai-thai-wght-normal.woff2`,
  ),
}

/** Subsets the fonts of a first view to the weights and characters it uses, as `@fonts/…`, which halves their size. */
export function subsetFonts(): Plugin {
  return {
    name: 'cut-fonts',
    async generateBundle() {
      if (this.environment.config.build.copyPublicDir)
        for (const [name, file] of Object.entries(lastingFiles))
          this.emitFile({ type: 'asset', fileName: `fonts/${name}`, source: await readFile(file) })
    },
    async config() {
      await storeFonts()
      return { resolve: { alias: [{ find: /^@fonts(?=\/)/, replacement: folder }] } }
    },
  }
}

function charactersOf(ranges: readonly number[][]): string {
  const characters = ranges.flatMap(([from = 0, to = from]) =>
    Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)),
  )
  return characters.join('')
}
