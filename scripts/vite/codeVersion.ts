import type { Plugin } from 'vite'
import { versionOf } from '../lib/records.mjs'

const name = 'virtual:code-version'

/** Provides the version of the code that is built as `virtual:code-version`, for the gallery of machines. */
export function codeVersion(): Plugin {
  return {
    name: 'code-version',
    resolveId: (id) => (id === name ? `\0${name}` : undefined),
    load: (id) =>
      id === `\0${name}` ? `export const version = ${JSON.stringify(versionOf())}` : undefined,
  }
}
