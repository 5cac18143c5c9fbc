import {
  type Atrule,
  type CssNode,
  type Declaration,
  generate,
  type List,
  parse,
  walk,
} from 'css-tree'
import { LRUCache } from 'lru-cache'

/** Sanitized CSS. Only `cleanCss` creates it. */
export type SafeCss = string & { readonly cleaned: unique symbol }

const allowedAtRules = new Set(['media', 'supports', 'container', 'layer', 'keyframes'])

// Allowed properties by their first word: `border` also allows `border-top-width`.
const allowedFamilies = new Set(
  `align animation aspect backdrop background block border bottom box break caption clear clip color column columns
  contain content counter direction display empty fill filter flex float font gap grid height hyphens image inline inset
  isolation justify left letter line list margin mask max min mix object offset opacity order orphans outline overflow
  overscroll padding page perspective place position quotes resize right rotate row scale scroll shape stroke tab table
  text top transform transition translate unicode vertical visibility white widows width will word writing z accent
  caret`.split(/\s+/),
)
const vendor = /^-(webkit|moz|ms|o)-/
const forbiddenFunctions = new Set(['expression', 'element', 'image-set', 'src'])

function isAllowed({ property, value }: Declaration): boolean {
  const name = property.toLowerCase()
  if (name.startsWith('--'))
    return value.type !== 'Raw' || !/url\(|expression\(|javascript:/i.test(value.value)
  if (name.includes('binding') || name === 'behavior') return false
  const family = name.replace(vendor, '').split('-')[0] ?? ''
  if (!allowedFamilies.has(family) || value.type === 'Raw') return false
  let allowed = true
  walk(value, (node) => {
    if (node.type === 'Url')
      allowed &&= /^(https:\/\/|\/(?!\/)|data:image\/(png|jpeg|webp|avif|gif);)/i.test(node.value)
    if (node.type === 'Function') allowed &&= !forbiddenFunctions.has(node.name.toLowerCase())
    if (node.type === 'Identifier' && name === 'position')
      allowed &&= node.name.toLowerCase() !== 'fixed'
  })
  return allowed
}

const isAllowedAtRule = ({ name }: Atrule) =>
  allowedAtRules.has(name.toLowerCase().replace(vendor, ''))

function prune(node: CssNode, item: { data: CssNode } | null, list: List<CssNode> | null) {
  const allowed =
    node.type === 'Declaration'
      ? isAllowed(node)
      : node.type === 'Atrule'
        ? isAllowedAtRule(node)
        : node.type !== 'Raw' &&
          node.type !== 'Comment' &&
          node.type !== 'CDO' &&
          node.type !== 'CDC'
  if (!allowed && item && list) list.remove(item as Parameters<typeof list.remove>[0])
}

const cleaned = new LRUCache<string, SafeCss>({ max: 200 })

/**
 * Sanitizes an editor's CSS: keeps known properties and conditional rules, and pictures from https or the shop; removes
 * imports, fixed positions (security.css.overlay) and everything that cannot be parsed. Braces are balanced in the
 * result, so that the page can wrap it in `@scope (.its-class) { … }`.
 */
export function cleanCss(raw: string): SafeCss {
  const known = cleaned.get(raw)
  if (known !== undefined) return known
  const tree = parse(raw, { parseCustomProperty: false })
  walk(tree, { enter: prune })
  // A string could end the style element it is written into.
  const clean = generate(tree).replaceAll('<', '\\3c ') as SafeCss
  cleaned.set(raw, clean)
  return clean
}
