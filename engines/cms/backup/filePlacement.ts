import { existsSync } from 'node:fs'
import { readFile, rm } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { writeDurably } from '@vitrine/commerce/durableFile.ts'
import { secretsFile } from '@vitrine/commerce/secrets.ts'
import type { Report, SlipStorage } from '#cms/core/context.ts'
import type { Manifest } from './manifest.ts'
import { markFinished, markUnfinished } from './unfinishedRestore.ts'

/** The placed files, and the slips of the shop that it replaces. */
interface Placed {
  manifest: Manifest
  replacedSlips: readonly string[]
}

/** Puts the slips and secrets of a backup in their places, and takes them back when its rows are not stored. */
export class FilePlacement {
  readonly #dataDirectory: string
  readonly #slipStorage: SlipStorage
  /** Steps that restore the earlier state, last to first. */
  readonly #undo: (() => Promise<void>)[] = []
  #outdated: string[] = []
  slipCount = 0

  constructor(dataDirectory: string, slipStorage: SlipStorage) {
    this.#dataDirectory = dataDirectory
    this.#slipStorage = slipStorage
  }

  /** Places the files of a backup, as the last step before the database commits. */
  async place(folder: string, { manifest, replacedSlips }: Placed, report: Report): Promise<void> {
    const wasMarked = await markUnfinished(this.#dataDirectory)
    if (!wasMarked) this.#undo.push(() => markFinished(this.#dataDirectory))
    const paths = Object.keys(manifest.files).filter((path) => path.startsWith('slips/'))
    const names = paths.map((path) => basename(path))
    for (const [index, name] of names.entries()) {
      report({ text: 'storing slips', done: index, total: names.length })
      if (!replacedSlips.includes(name)) this.#undo.push(() => this.#slipStorage.remove(name))
      await this.#slipStorage.store(name, await readFile(join(folder, 'slips', name)))
    }
    await this.#placeSecrets(await readFile(join(folder, 'secrets.json')))
    this.#outdated = replacedSlips.filter((name) => !names.includes(name))
    this.slipCount = names.length
  }

  async #placeSecrets(bytes: Buffer): Promise<void> {
    const file = secretsFile(this.#dataDirectory)
    const earlier = existsSync(file) ? await readFile(file) : null
    this.#undo.push(() => (earlier ? writeDurably(file, earlier) : rm(file, { force: true })))
    await writeDurably(file, bytes)
  }

  /** Removes the slips of the shop that was replaced, once the database has committed. */
  async complete(): Promise<void> {
    for (const name of this.#outdated) await this.#slipStorage.remove(name)
    await markFinished(this.#dataDirectory)
  }

  async undo(): Promise<void> {
    for (const step of this.#undo.reverse()) await step()
  }
}
