import type { PlainState, PlainTransition } from '@vitrine/machines/tools/plainMachine.ts'
import type { ElkExtendedEdge, ElkNode } from 'elkjs/lib/elk-api.js'
import {
  type DiagramArrow,
  type DiagramLine,
  type DiagramShape,
  type DrawnMachine,
  type DrawnState,
  sizes,
} from './diagram.ts'
import { textWidth } from './textWidth.ts'

/** A graph for ELK with the shapes and arrows that it lays out. */
export interface Graph {
  root: ElkNode
  shapes: Map<string, Omit<DiagramShape, 'x' | 'y' | 'width' | 'height'>>
  arrows: Map<string, Omit<DiagramArrow, 'points' | 'label'>>
}

/** The texts of a shape that is not a state. */
const noTexts = { effects: [], inner: [], view: '', spec: '' }

const lineOf = ({ key, event, guard }: PlainTransition): DiagramLine => ({ key, event, guard })

/** The label of a transition: its event, and its guard in brackets. */
const lineLabel = ({ event, guard }: DiagramLine) => (guard ? `${event}  [${guard}]` : event)

const widest = (lines: readonly DiagramLine[]) =>
  Math.max(0, ...lines.map((line) => textWidth(lineLabel(line), sizes.text, 'sans')))

function kindOf({ type }: PlainState, isBox: boolean): DiagramShape['kind'] {
  if (!isBox) return type === 'final' ? 'final' : 'state'
  return type === 'parallel' ? 'parallel' : 'box'
}

/** The nodes and edges that ELK lays out for a machine. */
export function machineGraph({ states, transitions }: DrawnMachine): Graph {
  const parents = new Map(states.map(({ id, parent }) => [id, parent]))
  const isInside = (id: string, outer: string): boolean =>
    id !== '' && (id === outer || isInside(parents.get(id) ?? '', outer))
  const childrenOf = ({ id }: PlainState) => states.filter(({ parent }) => parent === id)
  const shapes: Graph['shapes'] = new Map()
  const arrows: Graph['arrows'] = new Map()

  const addArrow = (from: string, to: string, line?: DiagramLine) => {
    const id = `${from} → ${to}`
    const arrow = arrows.get(id) ?? { id, from, to, lines: [] }
    if (line) arrow.lines.push(line)
    arrows.set(id, arrow)
  }

  const startOf = (node: PlainState, depth: number): ElkNode[] => {
    if (!node.initial) return []
    const id = `${node.id} start`
    shapes.set(id, { ...noTexts, id, kind: 'start', depth, title: '' })
    addArrow(id, node.initial)
    return [{ id, width: 10, height: 10 }]
  }

  /** A small shape for the transitions of a parent state. */
  const anywhereOf = (
    node: PlainState,
    depth: number,
    own: readonly PlainTransition[],
  ): ElkNode[] => {
    const inner = own.filter(({ targets }) => targets.length === 0).map(lineOf)
    const innerTransitions = own.filter(({ targets }) =>
      targets.some((target) => isInside(target, node.id)),
    )
    if (inner.length === 0 && innerTransitions.length === 0) return []
    const id = `${node.id} anywhere`
    const title = node.parent ? `anywhere in ${node.name}` : 'anywhere'
    shapes.set(id, { ...noTexts, id, kind: 'anywhere', depth, title, inner })
    for (const transition of innerTransitions) {
      for (const target of transition.targets) addArrow(id, target, lineOf(transition))
    }
    const width = Math.max(textWidth(title, sizes.text, 'sans'), widest(inner)) + 2 * sizes.padding
    return [{ id, width, height: 30 + inner.length * sizes.line }]
  }

  const nodeOf = (node: DrawnState, depth: number): ElkNode => {
    const children = childrenOf(node)
    const own = transitions.filter(({ source }) => source === node.id)
    const effects = [...node.effects]
    const inner = own.filter(({ targets }) => targets.length === 0).map(lineOf)
    const isBox = children.length > 0
    for (const transition of own) {
      for (const target of transition.targets) {
        if (isBox && isInside(target, node.id)) continue
        addArrow(node.id, target, lineOf(transition))
      }
    }
    shapes.set(node.id, {
      id: node.id,
      kind: kindOf(node, isBox),
      depth,
      title: node.name,
      effects,
      inner: isBox ? [] : inner,
      view: node.view,
      spec: node.spec,
      ...(node.hidden && { hidden: node.hidden }),
    })
    const textWidths = [
      textWidth(node.name, sizes.title, 'serif'),
      ...effects.map((effect) => textWidth(`runs ${effect}`, sizes.text, 'sans')),
    ]
    const sign = isBox || node.hidden ? sizes.fold : 0
    const width = Math.max(72, widest(isBox ? [] : inner), ...textWidths) + sign + 2 * sizes.padding
    const lines = (node.hidden ? 1 : 0) + effects.length + (isBox ? 0 : inner.length)
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

  const children = states
    .filter(({ parent }) => parent === '')
    .flatMap((root) => [
      ...startOf(root, 0),
      ...anywhereOf(
        root,
        0,
        transitions.filter(({ source }) => source === root.id),
      ),
      ...childrenOf(root).map((child) => nodeOf(child, 0)),
    ])
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
