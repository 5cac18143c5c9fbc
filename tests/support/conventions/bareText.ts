import { globSync } from 'node:fs'
import ts from 'typescript'

const { TypeFlags } = ts

/**
 * Finds texts in JSX that React may remove, move or change, except for the only child of an element: a
 * browser that translates the page replaces text nodes, and React then throws or changes a node that is no longer
 * shown.
 */
export function bareTexts(): string[] {
  const files = globSync('web/**/*.tsx')
  const { config } = ts.readConfigFile('tsconfig.json', ts.sys.readFile)
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, '.')
  const program = ts.createProgram(files, { ...options, skipLibCheck: true })
  const checker = program.getTypeChecker()

  const mayBeText = (type: ts.Type, seen = new Set<ts.Type>()): boolean => {
    if (seen.has(type)) return false
    seen.add(type)
    if (type.isUnion()) return type.types.some((type) => mayBeText(type, seen))
    const item = checker.getIndexTypeOfType(type, ts.IndexKind.Number)
    if (checker.isArrayLikeType(type) && item) return mayBeText(item, seen)
    const textual = TypeFlags.StringLike | TypeFlags.NumberLike | TypeFlags.BigIntLike
    return Boolean(type.flags & (textual | TypeFlags.Any | TypeFlags.Unknown))
  }
  const isText = (child: ts.JsxChild) =>
    ts.isJsxExpression(child)
      ? child.expression && mayBeText(checker.getTypeAtLocation(child.expression))
      : ts.isJsxText(child)
  const isList = (child: ts.JsxChild) =>
    ts.isJsxExpression(child) &&
    child.expression &&
    checker.isArrayType(checker.getTypeAtLocation(child.expression))
  /** Whether React leaves a child alone as long as its parent is shown: markup, a literal, or a text of a `copy.ts`. */
  const isConstant = (child: ts.JsxChild) => {
    if (!ts.isJsxExpression(child) || !child.expression) return true
    const { expression } = child
    if (!ts.isPropertyAccessExpression(expression)) return ts.isStringLiteralLike(expression)
    let root: ts.Expression = expression
    while (ts.isPropertyAccessExpression(root)) root = root.expression
    return /[cC]opy$/.test(root.getText())
  }
  const textsOf = (node: ts.JsxElement | ts.JsxFragment): ts.JsxChild[] => {
    const children = node.children.filter((child) =>
      ts.isJsxText(child)
        ? !child.containsOnlyTriviaWhiteSpaces
        : !ts.isJsxExpression(child) || child.expression,
    )
    if (ts.isJsxFragment(node)) return children.filter(isText)
    if (children.length < 2) return children.filter(isList).filter(isText)
    const isChanging = !children.every(isConstant)
    return children.filter((child) => isText(child) && (isChanging || !isConstant(child)))
  }
  /** Whether a function is a component that may render text without an element. */
  const rendersText = (node: ts.FunctionDeclaration) => {
    const signature = checker.getSignatureFromDeclaration(node)
    const isComponent = /^[A-Z]/.test(node.name?.text ?? '')
    return isComponent && signature && mayBeText(checker.getReturnTypeOfSignature(signature))
  }
  return files.flatMap((file) => {
    const source = program.getSourceFile(file)
    if (!source) throw new Error(`${file} cannot be read.`)
    const nodes: ts.Node[] = []
    const visit = (node: ts.Node) => {
      if (ts.isJsxElement(node) || ts.isJsxFragment(node)) nodes.push(...textsOf(node))
      if (ts.isFunctionDeclaration(node) && rendersText(node)) nodes.push(node.name ?? node)
      node.forEachChild(visit)
    }
    visit(source)
    return nodes.map((child) => {
      const { line } = source.getLineAndCharacterOfPosition(child.getStart())
      const text = child.getText().trim().replace(/\s+/g, ' ')
      return `${file}:${line + 1}: ${text} is bare text beside other nodes, which breaks when a browser translates the page. Wrap it in an element, join it with its neighbours in one template, or give it the type ReactElement if it is never text.`
    })
  })
}
