import type { ElkExtendedEdge, ElkNode } from 'elkjs/lib/elk-api.js'
import type { AnyStateMachine, AnyStateNode } from 'xstate'
import { type TransitionSummary, transitionsOf } from '#machines/tools/machineStructure.ts'
import { type PictureArrow, type PictureLine, type PictureShape, sizes } from './picture.ts'
import { textWidth } from './textWidth.ts'

/** A graph for ELK with the shapes and arrows that it lays out. */
export interface Graph {
  root: ElkNode
  shapes: Map<string, Omit<PictureShape, 'x' | 'y' | 'width' | 'height'>>
  arrows: Map<string, Omit<PictureArrow, 'points' | 'label'>>
}

/** The texts of a shape that is not a state. */
const noTexts = { effects: [], inner: [], view: '', spec: '' }

const lineOf = ({ key, event, guard }: TransitionSummary): PictureLine => ({ key, event, guard })
const childrenOf = (node: AnyStateNode): AnyStateNode[] => Object.values(node.states)

const isInside = (node: AnyStateNode | undefined, outer: AnyStateNode): boolean =>
  node !== undefined && (node === outer || isInside(node.parent, outer))

/** The label of a transition: its event, and its guard in brackets. */
export const lineLabel = ({ event, guard }: PictureLine) => (guard ? `${event}  [${guard}]` : event)

const widest = (lines: readonly PictureLine[]) =>
  Math.max(0, ...lines.map((line) => textWidth(lineLabel(line), sizes.text, 'sans')))

function kindOf(node: AnyStateNode): PictureShape['kind'] {
  if (node.type === 'parallel') return 'parallel'
  if (node.type === 'final') return 'final'
  return childrenOf(node).length > 0 ? 'box' : 'state'
}

/** The nodes and edges that ELK lays out for a machine. */
export function graphOf(machine: AnyStateMachine): Graph {
  const transitions = transitionsOf(machine)
  const shapes: Graph['shapes'] = new Map()
  const arrows: Graph['arrows'] = new Map()

  const addArrow = (from: string, to: string, line?: PictureLine) => {
    const id = `${from} → ${to}`
    const arrow = arrows.get(id) ?? { id, from, to, lines: [] }
    if (line) arrow.lines.push(line)
    arrows.set(id, arrow)
  }

  const startOf = (node: AnyStateNode, depth: number): ElkNode[] => {
    const [first] = node.type === 'parallel' ? [] : (node.initial?.target ?? [])
    if (!first) return []
    const id = `${node.id} start`
    shapes.set(id, { ...noTexts, id, kind: 'start', depth, title: '' })
    addArrow(id, first.id)
    return [{ id, width: 10, height: 10 }]
  }

  /** A small shape for the transitions of a parent state. */
  const anywhereOf = (
    node: AnyStateNode,
    depth: number,
    own: readonly TransitionSummary[],
  ): ElkNode[] => {
    const inner = own.filter(({ targets }) => targets.length === 0).map(lineOf)
    const innerTransitions = own.filter(({ targets }) =>
      targets.some((target) => isInside(target, node)),
    )
    if (inner.length === 0 && innerTransitions.length === 0) return []
    const id = `${node.id} anywhere`
    const title = node.parent ? `anywhere in ${node.key}` : 'anywhere'
    shapes.set(id, { ...noTexts, id, kind: 'anywhere', depth, title, inner })
    for (const transition of innerTransitions) {
      for (const target of transition.targets) addArrow(id, target.id, lineOf(transition))
    }
    const width = Math.max(textWidth(title, sizes.text, 'sans'), widest(inner)) + 2 * sizes.padding
    return [{ id, width, height: 30 + inner.length * sizes.line }]
  }

  const nodeOf = (node: AnyStateNode, depth: number): ElkNode => {
    const children = childrenOf(node)
    const own = transitions.filter(({ source }) => source === node)
    const effects = node.invoke.map(({ id }) => id)
    const inner = own.filter(({ targets }) => targets.length === 0).map(lineOf)
    const isBox = children.length > 0
    for (const transition of own) {
      for (const target of transition.targets) {
        if (isBox && isInside(target, node)) continue
        addArrow(node.id, target.id, lineOf(transition))
      }
    }
    shapes.set(node.id, {
      id: node.id,
      kind: kindOf(node),
      depth,
      title: node.key,
      effects,
      inner: isBox ? [] : inner,
      view: node.meta?.view ?? '',
      spec: node.meta?.spec ?? '',
    })
    const textWidths = [
      textWidth(node.key, sizes.title, 'serif'),
      ...effects.map((effect) => textWidth(`runs ${effect}`, sizes.text, 'sans')),
    ]
    const width = Math.max(72, widest(isBox ? [] : inner), ...textWidths) + 2 * sizes.padding
    const lines = effects.length + (isBox ? 0 : inner.length)
    const height = sizes.head + lines * sizes.line + (lines > 0 ? sizes.padding / 2 : 0)
    if (!isBox) return { id: node.id, width, height }
    return {
      id: node.id,
      children: [
        ...startOf(node, depth + 1),
        ...anywhereOf(node, depth + 1, own),
        ...children.map((child) => nodeOf(child, depth + 1)),
      ],
      layoutOptions: {
        'elk.padding': `[top=${height + 10},left=18,bottom=18,right=18]`,
        'elk.nodeSize.constraints': 'MINIMUM_SIZE',
        'elk.nodeSize.minimum': `(${width},${height})`,
      },
    }
  }

  const own = transitions.filter(({ source }) => source === machine.root)
  const children = [
    ...startOf(machine.root, 0),
    ...anywhereOf(machine.root, 0, own),
    ...childrenOf(machine.root).map((child) => nodeOf(child, 0)),
  ]
  const edges: ElkExtendedEdge[] = [...arrows.values()].map(({ id, from, to, lines }) => ({
    id,
    sources: [from],
    targets: [to],
    labels:
      lines.length === 0
        ? []
        : [
            {
              id: `${id} label`,
              text: id,
              width: widest(lines) + 16,
              height: lines.length * sizes.line + 6,
            },
          ],
  }))
  return { root: { id: 'picture', children, edges }, shapes, arrows }
}
