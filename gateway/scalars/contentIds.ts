import { type CssNode, walk } from 'css-tree'

/** Begins the ids in an editor's HTML, so that none is an id of the page itself (security.html.ids). */
export const contentIdPrefix = 'content-'

/** Prefixes an id unless it has the prefix, so that cleaned HTML and CSS may be cleaned again. */
const prefixed = (id: string) => (id.startsWith(contentIdPrefix) ? id : contentIdPrefix + id)

/** Attributes whose values are ids, separated by spaces. */
const references = new Set([
  'id',
  'headers',
  ...['activedescendant', 'controls', 'describedby', 'details', 'errormessage', 'flowto'].map(aria),
  ...['labelledby', 'owns'].map(aria),
])

function aria(name: string) {
  return `aria-${name}`
}

const isAnchor = (name: string, value: string) => name === 'href' && /^#./.test(value)

/** The value of an attribute whose ids, and links to them, have the prefix. */
function withPrefix(name: string, value: string): string {
  if (isAnchor(name, value)) return `#${prefixed(value.slice(1))}`
  if (!references.has(name)) return value
  return value.split(/\s+/).filter(Boolean).map(prefixed).join(' ')
}

/** The attributes of an element whose ids, and links to them, have the prefix. */
export const prefixIds = (attributes: Record<string, string>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(attributes).map(([name, value]) => [name, withPrefix(name, value)]),
  )

/** Lets the selectors of a style sheet follow the ids of its HTML. */
export function prefixSelectors(tree: CssNode): void {
  walk(tree, (node) => {
    if (node.type === 'IdSelector') node.name = prefixed(node.name)
    if (node.type !== 'AttributeSelector' || !node.value || !/^[~^|]?=$/.test(node.matcher ?? ''))
      return
    const { value } = node
    const name = node.name.name.toLowerCase()
    if (value.type === 'String') value.value = withPrefix(name, value.value)
    else if (references.has(name)) value.name = prefixed(value.name)
  })
}
