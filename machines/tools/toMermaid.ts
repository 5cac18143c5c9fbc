import type { AnyStateMachine, AnyStateNode } from 'xstate'
import { machineTransitions, type TransitionSummary } from './machineStructure.ts'

interface Arrow {
  ends: string
  label: string
  /** The parent state that contains both ends; undefined when the arrow crosses a border. */
  within: AnyStateNode | undefined
}

const idOf = (node: AnyStateNode) => node.path.join('_') || 'machine'
const childrenOf = (node: AnyStateNode): AnyStateNode[] => Object.values(node.states)
const indented = (lines: readonly string[]) => lines.map((line) => `  ${line}`)

/** Removes the characters that end a label in Mermaid. */
const plain = (text: string) => text.replaceAll(/[;:#"]/g, ' ')

const labelOf = ({ event, guard }: TransitionSummary) =>
  plain(guard ? `${event} [${guard}]` : event)

const isInside = (node: AnyStateNode | undefined, outer: AnyStateNode): boolean =>
  node !== undefined && (node === outer || isInside(node.parent, outer))

/** Mermaid cannot draw an arrow from a child to its own parent: the arrow points at the parent's initial state. */
function headOf(source: AnyStateNode, target: AnyStateNode): AnyStateNode {
  const [first] = target.initial?.target ?? []
  return first && isInside(source, target) ? headOf(source, first) : target
}

/** Arrows that leave a state, and self-transitions of atomic states. */
function arrowsFrom(node: AnyStateNode, transitions: readonly TransitionSummary[]): Arrow[] {
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

/** The transitions of a compound state that stay within it, drawn from a pseudo-state "anywhere". */
function arrowsWithin(node: AnyStateNode, transitions: readonly TransitionSummary[]): string[] {
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

/** Returns a line for all transitions between the same two states. */
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

function insideOf(node: AnyStateNode, transitions: readonly TransitionSummary[]): string[] {
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

function boxOf(node: AnyStateNode, transitions: readonly TransitionSummary[]): string[] {
  const title = `state "${node.key}" as ${idOf(node)}`
  if (childrenOf(node).length === 0) return [title]
  return [`${title} {`, ...indented(insideOf(node, transitions)), '}']
}

/** Arrows that cross the border of a compound state; Mermaid needs them at the top level. */
const crossing = (node: AnyStateNode, transitions: readonly TransitionSummary[]): Arrow[] => [
  ...arrowsFrom(node, transitions).filter(({ within }) => within === undefined),
  ...childrenOf(node).flatMap((child) => crossing(child, transitions)),
]

/** Returns a machine as a Mermaid stateDiagram-v2. */
export function toMermaid(machine: AnyStateMachine): string {
  const transitions = machineTransitions(machine)
  const crossings = childrenOf(machine.root).flatMap((child) => crossing(child, transitions))
  const lines = [...insideOf(machine.root, transitions), ...drawn(crossings)]
  return ['stateDiagram-v2', ...indented(lines)].join('\n')
}
