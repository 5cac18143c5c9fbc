import { type CssNode, generate, type List, parse, tokenize, tokenNames, walk } from 'css-tree'
import { LRUCache } from 'lru-cache'
import { prefixSelectors } from './contentIds.ts'
import { isAllowedAtRule, isAllowedDeclaration, isAllowedRule } from './cssRules.ts'

/** Sanitized CSS, which only `cleanCss` creates. */
export type SafeCss = string & { readonly cleaned: unique symbol }

function isAllowed(node: CssNode): boolean {
  if (node.type === 'Declaration') return isAllowedDeclaration(node)
  if (node.type === 'Rule') return isAllowedRule(node)
  return node.type === 'Atrule' && isAllowedAtRule(node)
}

/** Removes from style sheets and blocks everything but allowed rules and declarations. */
function prune(node: CssNode) {
  if (node.type !== 'StyleSheet' && node.type !== 'Block') return
  const children: List<CssNode> = node.children
  children.forEach((child, item) => {
    if (!isAllowed(child)) children.remove(item)
  })
}

/** The token that closes each opening one. */
const closing: Partial<Record<string, string>> = {
  'function-token': ')-token',
  '(-token': ')-token',
  '[-token': ']-token',
  '{-token': '}-token',
}
const closers = new Set(Object.values(closing))

/** Whether brackets are balanced: css-tree 3.2.1 may never return from parsing other texts, such as `{}"x"a] )`. */
function isBalanced(css: string): boolean {
  const open: string[] = []
  let isMatching = true
  tokenize(css, (type) => {
    const name = tokenNames[type] ?? ''
    const expected = closing[name]
    if (expected) open.push(expected)
    else if (closers.has(name)) isMatching &&= open.pop() === name
  })
  return isMatching && open.length === 0
}

function parsed(css: string): CssNode {
  if (!isBalanced(css)) throw new SyntaxError('The brackets are not balanced')
  return parse(css, { parseCustomProperty: true })
}

function prunedText(tree: CssNode): string {
  walk(tree, { enter: prune })
  prefixSelectors(tree)
  return generate(tree)
}

/** Whether the text, wrapped in a scope, is parsed as that one rule without removals. */
function staysInScope(css: string): boolean {
  const wrapped = `@scope (.piece){${css}}`
  const tree = parsed(wrapped)
  const scope = tree.type === 'StyleSheet' && tree.children.size === 1 ? tree.children.first : null
  if (scope?.type !== 'Atrule' || !scope.block) return false
  prunedText(scope.block)
  return generate(tree) === wrapped
}

function clean(raw: string): string {
  try {
    const css = prunedText(parsed(raw))
    // A string could end the style element it is written into.
    return staysInScope(css) ? css.replace(/<(?=[/!?])/g, '\\3c ') : ''
  } catch {
    // Brackets are not balanced, or blocks nested thousands deep exceed the stack.
    return ''
  }
}

const cleaned = new LRUCache<string, SafeCss>({
  maxSize: 4 * 1024 * 1024,
  sizeCalculation: (safe, raw) => raw.length + safe.length + 1,
})

/**
 * Sanitizes an editor's CSS for `@scope (.its-piece) { … }` (security.css.scope): keeps known properties and functions,
 * conditional rules, and images of the shop's own media (security.css.allow-list, security.css.media), without fixed
 * positions (security.css.overlay). Returns an empty text for unbalanced brackets or a rule that could leave the scope.
 */
export function cleanCss(raw: string): SafeCss {
  const cachedCss = cleaned.get(raw)
  if (cachedCss !== undefined) return cachedCss
  const safe = clean(raw) as SafeCss
  cleaned.set(raw, safe)
  return safe
}
