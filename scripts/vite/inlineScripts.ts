import { readFile } from 'node:fs/promises'
import { minify, type Plugin, transformWithOxc } from 'vite'

const suffix = '?script'

/**
 * Provides a module of web/boot/inline as the minified text of the function that it exports, to be called in an inline
 * script: `import { script } from './inline/addFaces.ts?script'`.
 */
export function inlineScripts(): Plugin {
  return {
    name: 'inline-scripts',
    enforce: 'pre',
    async load(id) {
      if (!id.endsWith(suffix)) return undefined
      const file = id.slice(0, -suffix.length)
      this.addWatchFile(file)
      const { code } = await transformWithOxc(await readFile(file, 'utf8'), file)
      const text = (await minify(file, code, { module: true })).code
      const [, body] = /^export const \w+=(.*?);?$/s.exec(text.trim()) ?? []
      if (!body) throw new Error(`${file} must consist of one exported function.`)
      return `export const script = ${JSON.stringify(`(${body})`)}`
    },
  }
}
