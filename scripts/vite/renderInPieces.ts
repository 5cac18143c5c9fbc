import type { Plugin } from 'vite'

/** Code of React's renderer, and what replaces it. */
const replacements = [
  // The start of an attribute in one text: three entries of the list of texts for each attribute instead of five.
  { before: '" ", name, \'="\', ', after: '" " + name + \'="\', ' },
  // The result in pieces.
  { before: 'result = ""', after: 'result = "", onPiece = options && options.onPiece' },
  {
    before: 'result += chunk',
    after: 'result += chunk, onPiece && result.length > 8192 && (onPiece(result), result = "")',
  },
]

/**
 * Gives the `renderToString` of a bundle an option `onPiece`, called with what has been rendered after each 8,192
 * characters, and makes the result the rest. Throws if React's code has changed.
 */
export function withPieces(code: string): string {
  return replacements.reduce((text, { before, after }) => {
    if (!text.includes(before))
      throw new Error(
        `React's renderer no longer contains ${before}: adapt scripts/vite/renderInPieces.ts.`,
      )
    return text.replaceAll(before, () => after)
  }, code)
}

/**
 * A Vite plugin with which the server renders pages without large objects, for which V8 maps fresh memory each time, a
 * fifth of a page's time (docs/decisions/gateway/page-rendering-threads.md).
 */
export const renderInPieces = (): Plugin => ({
  name: 'render-in-pieces',
  apply: (_, { command, isSsrBuild = false }) => command === 'build' && isSsrBuild,
  transform: (code, id) =>
    /\/react-dom-server-legacy\.\w+\.production\.js$/.test(id)
      ? { code: withPieces(code), map: null }
      : undefined,
})
