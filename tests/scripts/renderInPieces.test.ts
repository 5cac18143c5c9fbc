import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { createElement, type ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { withPieces } from '../../scripts/vite/renderInPieces.ts'

const require = createRequire(import.meta.url)
const file = 'node_modules/react-dom/cjs/react-dom-server-legacy.node.production.js'

interface Renderer {
  renderToString(node: ReactNode, options?: { onPiece(piece: string): void }): string
}

/** Evaluates React's renderer as the plugin changes it. */
function changedRenderer(): Renderer {
  const module = {} as Renderer
  new Function('require', 'exports', withPieces(readFileSync(file, 'utf8')))(require, module)
  return module
}

const items = Array.from({ length: 300 }, (_, index) =>
  createElement('li', { key: index, title: `"${index}" & more`, 'data-index': index }, 'สี & size'),
)
const page = createElement('ul', { className: 'list', hidden: true }, items)

test('the renderer hands out a page in pieces that are its HTML when joined', () => {
  const pieces: string[] = []
  const rest = changedRenderer().renderToString(page, { onPiece: (piece) => pieces.push(piece) })
  expect(pieces.length).toBeGreaterThan(1)
  for (const piece of pieces) expect(piece.length).toBeLessThan(9000)
  expect(pieces.join('') + rest).toBe(renderToString(page))
})

test('the renderer returns the whole HTML without the option', () => {
  expect(changedRenderer().renderToString(page)).toBe(renderToString(page))
})

test('the plugin rejects a renderer whose code has changed', () => {
  expect(() => withPieces('function renderToString() {}')).toThrow(
    "React's renderer no longer contains",
  )
})
