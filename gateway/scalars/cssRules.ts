import {
  type Atrule,
  type CssNode,
  type Declaration,
  type FunctionNode,
  type Rule,
  walk,
} from 'css-tree'

// Conditional rules only: names of `@keyframes`, `@layer`, `@property` and `@font-face` are global, in any scope.
const allowedAtRules = new Set(['media', 'supports', 'container'])

// Allowed properties by their first word: `border` also allows `border-top-width`.
const allowedFamilies = new Set(
  `align animation aspect backdrop background block border bottom box break caption clear clip color column columns
  contain content counter direction display empty fill filter flex float font gap grid height hyphens image inline inset
  isolation justify left letter line list margin mask max min mix object offset opacity order orphans outline overflow
  overscroll padding page perspective place quotes resize right rotate row scale scroll shape stroke tab table
  text top transform transition translate unicode vertical visibility white widows width will word writing z accent
  caret`.split(/\s+/),
)
const vendor = /^-(webkit|moz|ms|o)-/

// Functions that load nothing. A string is an address only in functions that are not among these.
const allowedFunctions = new Set(
  `rgb rgba hsl hsla hwb lab lch oklab oklch color color-mix light-dark calc min max clamp round mod rem abs sign sin cos
  tan pow sqrt hypot var env counter counters minmax repeat fit-content linear-gradient radial-gradient conic-gradient
  repeating-linear-gradient repeating-radial-gradient repeating-conic-gradient matrix matrix3d perspective rotate rotate3d
  rotatex rotatey rotatez scale scale3d scalex scaley scalez skew skewx skewy translate translate3d translatex translatey
  translatez blur brightness contrast drop-shadow grayscale hue-rotate invert opacity saturate sepia inset circle ellipse
  polygon path rect xywh cubic-bezier linear steps`.split(/\s+/),
)

const allowedPositions = new Set(['static', 'relative', 'absolute', 'sticky'])

const valueTypes = new Set<CssNode['type']>([
  ...(['Value', 'Identifier', 'Number', 'Percentage', 'Dimension', 'Hash', 'String'] as const),
  ...(['Url', 'Function', 'Parentheses', 'Brackets', 'Operator', 'WhiteSpace'] as const),
])

const isOwnMedia = (url: string) => /^\/media\/[\w./-]+$/.test(url) && !url.includes('..')

const isAllowedFunction = ({ name }: FunctionNode) => allowedFunctions.has(name.toLowerCase())

function isAllowedProperty(property: string): boolean {
  if (/^--[\w-]+$/.test(property)) return true
  const name = property.toLowerCase()
  if (!/^[a-z-]+$/.test(name)) return false
  return name === 'position' || allowedFamilies.has(name.replace(vendor, '').split('-')[0] ?? '')
}

/** Whether a node and all below it satisfy a condition. */
function every(node: CssNode, isAllowed: (node: CssNode) => boolean): boolean {
  let allowed = true
  walk(node, (item) => {
    allowed &&= isAllowed(item)
  })
  return allowed
}

// An escape outside a string could spell the name of a function or keyword that the lists do not show.
const hasEscape = (node: CssNode) =>
  ('name' in node && String(node.name).includes('\\')) ||
  (node.type === 'Dimension' && node.unit.includes('\\')) ||
  (node.type === 'Hash' && node.value.includes('\\'))

/** Whether a declaration is parsed entirely, and has an allowed property, functions, addresses and position. */
export function isAllowedDeclaration({ property, value, important }: Declaration): boolean {
  if (!isAllowedProperty(property) || value.type === 'Raw' || typeof important === 'string')
    return false
  if (property.toLowerCase() === 'position') {
    const only = value.children.size === 1 ? value.children.first : undefined
    return only?.type === 'Identifier' && allowedPositions.has(only.name.toLowerCase())
  }
  return every(value, (node) => {
    if (!valueTypes.has(node.type) || hasEscape(node)) return false
    if (node.type === 'Url') return isOwnMedia(node.value)
    return node.type !== 'Function' || isAllowedFunction(node)
  })
}

const isParsed = (node: CssNode) => node.type !== 'Raw' && node.type !== 'Url'

/** Whether a conditional rule has a block, an allowed name and a prelude that is parsed entirely. */
export const isAllowedAtRule = ({ name, prelude, block }: Atrule): boolean =>
  allowedAtRules.has(name.toLowerCase()) && block !== null && prelude !== null
    ? every(prelude, isParsed)
    : false

/** Whether the selectors of a rule are parsed entirely. */
export const isAllowedRule = ({ prelude }: Rule): boolean =>
  prelude.type === 'SelectorList' && every(prelude, isParsed)
