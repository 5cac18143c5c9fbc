import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'

export const adapterFolder = resolve(import.meta.dirname, '..')

/** The folder of the Medusa application. */
export const engineFolder = join(adapterFolder, 'engine')

/** The path of Medusa's command line. */
export const medusaCli = join(engineFolder, 'node_modules', '@medusajs', 'cli', 'cli.js')

/** The folder that `medusa start` serves the admin from. */
export const adminFolder = join(engineFolder, 'public', 'admin')

export const hasAdmin = () => existsSync(join(adminFolder, 'index.html'))
