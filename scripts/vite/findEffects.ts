import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'

/** A statement that exists only for its effect, and can be switched off. */
export interface Effect {
  /** File, line and column, which name it in reports. */
  id: string
  kind: 'hook' | 'clean-up' | 'call' | 'assignment'
  text: string
  start: number
  end: number
}

const root = join(import.meta.dirname, '../..')

/** The files whose effects are mutated: flows of the shop, its frame and its core. */
export const mutatedFiles = (): string[] =>
  globSync('web/{shop,frame,core}/**/*.{ts,tsx}', { cwd: root })
    .filter((file) => !/\.(generated|d)\.tsx?$/.test(file) && !file.includes('/flight/'))
    .toSorted()

const hooks = new Set(['useEffect', 'useLayoutEffect', 'useInsertionEffect'])
const browserObjects = /^(document|location|window|history)\b/

const unwrapped = (node: ts.Expression): ts.Expression =>
  ts.isAwaitExpression(node) || ts.isVoidExpression(node) ? unwrapped(node.expression) : node

function kindOf({ expression }: ts.ExpressionStatement): Effect['kind'] | undefined {
  const inner = unwrapped(expression)
  if (ts.isCallExpression(inner)) {
    if (inner.expression.kind === ts.SyntaxKind.SuperKeyword) return undefined
    return hooks.has(inner.expression.getText()) ? 'hook' : 'call'
  }
  if (!ts.isBinaryExpression(inner) || inner.operatorToken.kind !== ts.SyntaxKind.EqualsToken)
    return undefined
  return browserObjects.test(inner.left.getText()) ? 'assignment' : undefined
}

/** Whether a function is the argument of a hook: what it returns is its clean-up. */
const isBodyOfHook = ({ parent }: ts.Node): boolean =>
  ts.isCallExpression(parent) && hooks.has(parent.expression.getText())

const functionAround = (node: ts.Node): ts.Node | undefined =>
  node.parent && (ts.isFunctionLike(node.parent) ? node.parent : functionAround(node.parent))

/**
 * Finds the effects of a module: hooks for effects, their clean-ups, and statements within functions whose value is
 * discarded, so that they exist only for what they cause.
 */
export function findEffects(file: string, source: string): Effect[] {
  const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true, kind)
  const effects: Effect[] = []
  const add = (node: ts.Node, effect: Effect['kind']) => {
    const { line, character } = tree.getLineAndCharacterOfPosition(node.getStart())
    const [text = ''] = node.getText().split('\n')
    const id = `${file}:${line + 1}:${character + 1}`
    effects.push({ id, kind: effect, text, start: node.getStart(), end: node.getEnd() })
  }
  const visit = (node: ts.Node): void => {
    const around = functionAround(node)
    if (ts.isExpressionStatement(node) && around) {
      const effect = kindOf(node)
      if (effect) add(node, effect)
    }
    if (ts.isReturnStatement(node) && node.expression && around && isBodyOfHook(around))
      add(node.expression, 'clean-up')
    ts.forEachChild(node, visit)
  }
  visit(tree)
  return effects
}

/** The effects of all mutated files; the index of each is the number of its switch. */
export const allEffects = (): Effect[] =>
  mutatedFiles().flatMap((file) => findEffects(file, readFileSync(join(root, file), 'utf8')))
