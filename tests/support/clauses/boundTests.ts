import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { testFolders } from '../../../scripts/lib/testFolders.mjs'

/** A test that asserts a clause of docs/spec, or a group of them (`orders.flow.*`). */
export interface BoundTest {
  clause: string
  /** The path of its file in the repository. */
  file: string
  /** The title as written, with a template's placeholders. */
  title: string
}

/** Whether a clause is another, or in a group that ends in `.*`. */
export const isInClause = (id: string, clause: string) =>
  clause === id || (clause.endsWith('.*') && id.startsWith(clause.slice(0, -1)))

const root = join(import.meta.dirname, '../../..')

/** Every clause that a test of the repository names by `covers`, except for skipped tests. */
export function readBoundTests(): BoundTest[] {
  return globSync(
    testFolders.map((folder) => `${folder}/**/*.{test,spec}.{ts,tsx}`),
    { cwd: root },
  )
    .sort()
    .flatMap((file) => findBoundTests(file, readFileSync(join(root, file), 'utf8')))
}

/** The clauses that the tests of a file name. */
export function findBoundTests(file: string, text: string): BoundTest[] {
  if (!/\bcovers\(|invariantClauses/.test(text)) return []
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true)
  const bound: BoundTest[] = []
  const visit = (node: ts.Node): void => {
    const clauses = clausesNamedBy(node)
    const title = clauses.length > 0 ? titleOf(node) : ''
    bound.push(...(title ? clauses.map((clause) => ({ clause, file, title })) : []))
    ts.forEachChild(node, visit)
  }
  visit(source)
  return bound
}

/** The clauses of `covers('…')`, or of `invariantClauses: ['…']`. */
function clausesNamedBy(node: ts.Node): string[] {
  if (ts.isCallExpression(node) && node.expression.getText() === 'covers')
    return node.arguments.filter(ts.isStringLiteralLike).map(({ text }) => text)
  if (
    ts.isPropertyAssignment(node) &&
    node.name.getText() === 'invariantClauses' &&
    ts.isArrayLiteralExpression(node.initializer)
  )
    return node.initializer.elements.filter(ts.isStringLiteralLike).map(({ text }) => text)
  return []
}

/** The title of the test around a node; none if the test is skipped, or there is no test. */
function titleOf(node: ts.Node): string {
  for (let ancestor = node.parent; ancestor; ancestor = ancestor.parent) {
    if (!ts.isCallExpression(ancestor)) continue
    const callee = ancestor.expression.getText()
    if (callee.startsWith('describeMachine')) return 'keeps its invariants on random walks'
    if (!/^(?:test|it|vitest)\b/.test(callee)) continue
    const [title] = ancestor.arguments
    const isSkipped = /\.(?:skip|fixme|todo)$/.test(callee)
    return isSkipped || !title ? '' : title.getText().replace(/^(['"`])([\s\S]*)\1$/, '$2')
  }
  return ''
}
