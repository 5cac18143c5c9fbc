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

/** Advance widths of the characters from space to tilde, in hundredths of an em, as a browser measures them. */
const faces = {
  sans: '24 28 42 71 60 93 69 24 33 33 45 60 27 40 27 38 60 60 60 60 60 60 60 60 60 60 29 29 60 60 60 48 89 64 65 62 67 58 56 69 71 40 51 63 50 81 71 71 61 71 64 58 57 68 61 89 61 59 58 32 38 32 60 56 60 53 58 50 58 55 32 53 57 25 25 53 27 87 57 56 58 58 37 49 35 57 49 77 51 50 46 34 31 34 60',
  serif:
    '25 32 37 64 55 100 80 20 36 36 63 53 21 36 20 53 62 43 55 52 59 50 56 50 55 56 20 21 56 56 56 55 101 77 66 72 73 62 60 74 76 39 45 70 60 87 77 75 64 75 72 58 67 73 77 100 77 73 58 32 53 32 54 56 50 52 61 51 61 52 40 60 60 30 30 60 33 86 60 56 61 61 44 44 34 60 54 76 58 55 47 27 24 27 69',
}

const widths = {
  sans: faces.sans.split(' ').map(Number),
  serif: faces.serif.split(' ').map(Number),
}

/** The width of a text in the shop's fonts, in pixels, for layouts without a browser. */
function textWidth(text: string, size: number, face: keyof typeof faces): number {
  const ems = [...text].map((letter) => widths[face][letter.charCodeAt(0) - 32] ?? 60)
  return (ems.reduce((sum, width) => sum + width, 0) * size) / 100
}

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
    ownTransitions: readonly PlainTransition[],
  ): ElkNode[] => {
    const inner = ownTransitions.filter(({ targets }) => targets.length === 0).map(lineOf)
    const innerTransitions = ownTransitions.filter(({ targets }) =>
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
    const ownTransitions = transitions.filter(({ source }) => source === node.id)
    const effects = [...node.effects]
    const inner = ownTransitions.filter(({ targets }) => targets.length === 0).map(lineOf)
    const isBox = children.length > 0
    for (const transition of ownTransitions) {
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
        ...anywhereOf(node, depth + 1, ownTransitions),
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
