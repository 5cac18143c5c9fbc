import type { AnyStateMachine, AnyStateNode } from 'xstate'
import { type ReadTransition, transitionsOf } from './reading.ts'

interface Arrow {
  ends: string
  label: string
  /** The box whose children it joins; undefined when it crosses a border. */
  within: AnyStateNode | undefined
}

const idOf = (node: AnyStateNode) => node.path.join('_') || 'machine'
const childrenOf = (node: AnyStateNode): AnyStateNode[] => Object.values(node.states)
const indented = (lines: readonly string[]) => lines.map((line) => `  ${line}`)

/** Mermaid ends labels at these characters. */
const plain = (text: string) => text.replaceAll(/[;:#"]/g, ' ')

const labelOf = ({ event, guard }: ReadTransition) => plain(guard ? `${event} [${guard}]` : event)

const isInside = (node: AnyStateNode | undefined, outer: AnyStateNode): boolean =>
  node !== undefined && (node === outer || isInside(node.parent, outer))

/** Mermaid cannot draw an arrow to a box from inside that box: the arrow goes to where the box begins. */
function headOf(source: AnyStateNode, target: AnyStateNode): AnyStateNode {
  const [first] = target.initial?.target ?? []
  return first && isInside(source, target) ? headOf(source, first) : target
}

/** Arrows that leave a state, or lead from a state without children back to itself. */
function arrowsFrom(node: AnyStateNode, transitions: readonly ReadTransition[]): Arrow[] {
  const isBox = childrenOf(node).length > 0
  return transitions
    .filter(({ source }) => source === node)
    .flatMap((transition) => {
      const targets = transition.targets.length > 0 ? transition.targets : [node]
      if (isBox && targets.some((target) => isInside(target, node))) return []
      return targets.map((target) => {
        const head = headOf(node, target)
        const within = head.parent === node.parent ? node.parent : undefined
        return { ends: `${idOf(node)} --> ${idOf(head)}`, label: labelOf(transition), within }
      })
    })
}

/** What a box does wherever in it the machine is: arrows from a small state that says so. */
function arrowsWithin(node: AnyStateNode, transitions: readonly ReadTransition[]): string[] {
  const from = `${idOf(node)}_anywhere`
  const arrows = transitions
    .filter(({ source }) => source === node)
    .flatMap((transition) => {
      const inner = transition.targets.filter((target) => isInside(target, node))
      const heads = inner.map((target) => idOf(headOf(node, target)))
      const label = labelOf(transition)
      if (transition.targets.length === 0) heads.push(from)
      return heads.map((head) => ({ ends: `${from} --> ${head}`, label, within: node }))
    })
  if (arrows.length === 0) return []
  const title = node.parent ? `anywhere in ${node.key}` : 'anywhere'
  return [`state "${title}" as ${from}`, ...drawn(arrows)]
}

/** One line for all arrows between the same two states. */
function drawn(arrows: readonly Arrow[]): string[] {
  const labels = Object.groupBy(arrows, ({ ends }) => ends)
  return Object.entries(labels).map(
    ([ends, same]) => `${ends} : ${same?.map(({ label }) => label).join(', ')}`,
  )
}

function startsOf(node: AnyStateNode): string[] {
  const first = node.type === 'parallel' ? childrenOf(node) : (node.initial?.target ?? [])
  return first.map((child: AnyStateNode) => `[*] --> ${idOf(child)}`)
}

function insideOf(node: AnyStateNode, transitions: readonly ReadTransition[]): string[] {
  const children = childrenOf(node)
  const arrows = children.flatMap((child) => arrowsFrom(child, transitions))
  const finals = children.filter(({ type }) => type === 'final')
  return [
    ...startsOf(node),
    ...children.flatMap((child) => boxOf(child, transitions)),
    ...arrowsWithin(node, transitions),
    ...drawn(arrows.filter(({ within }) => within === node)),
    ...finals.map((child) => `${idOf(child)} --> [*]`),
  ]
}

function boxOf(node: AnyStateNode, transitions: readonly ReadTransition[]): string[] {
  const title = `state "${node.key}" as ${idOf(node)}`
  if (childrenOf(node).length === 0) return [title]
  return [`${title} {`, ...indented(insideOf(node, transitions)), '}']
}

/** Arrows that cross the border of a box; Mermaid wants them outside all boxes. */
const crossing = (node: AnyStateNode, transitions: readonly ReadTransition[]): Arrow[] => [
  ...arrowsFrom(node, transitions).filter(({ within }) => within === undefined),
  ...childrenOf(node).flatMap((child) => crossing(child, transitions)),
]

/** A machine as a Mermaid stateDiagram-v2. */
export function mermaidOf(machine: AnyStateMachine): string {
  const transitions = transitionsOf(machine)
  const crossings = childrenOf(machine.root).flatMap((child) => crossing(child, transitions))
  const lines = [...insideOf(machine.root, transitions), ...drawn(crossings)]
  return ['stateDiagram-v2', ...indented(lines)].join('\n')
}
