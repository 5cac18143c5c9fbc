import type { PlainMachine, PlainState } from '@vitrine/machines/tools/plainMachine.ts'

/** A state of a diagram; `hidden` is the number of states that a folded one hides. */
export type DrawnState = PlainState & { hidden?: number }

/** A machine as it is drawn. */
export interface DrawnMachine extends PlainMachine {
  states: readonly DrawnState[]
}

/** A point of a diagram, in its own units from the top left corner. */
export interface Point {
  x: number
  y: number
}

/** A rectangle of a diagram, by its upper left corner and size. */
export interface Area extends Point {
  width: number
  height: number
}

/** A transition as a line of text: its key of machines/tools/machineStructure.ts, its event and its guard. */
export interface DiagramLine {
  key: string
  event: string
  guard: string
}

/** `anywhere` is drawn inside a parent state and contains its own transitions. */
export type ShapeKind = 'state' | 'box' | 'parallel' | 'final' | 'anywhere' | 'start'

export interface DiagramShape extends Area {
  id: string
  kind: ShapeKind
  /** The number of its ancestors in the diagram. */
  depth: number
  title: string
  /** Ids of the actors that it invokes. */
  effects: string[]
  /** The transitions without a target, inside the shape. */
  inner: DiagramLine[]
  /** The view of the shopper, and the clause; empty for shapes other than states. */
  view: string
  spec: string
  /** The number of states that a folded one hides. */
  hidden?: number
}

/** The transitions from one state to another, drawn as one line with a label each. */
export interface DiagramArrow {
  id: string
  from: string
  to: string
  lines: DiagramLine[]
  points: Point[]
  label: Area | undefined
}

/** The layout of a machine, as shapes and arrows. */
export interface Diagram {
  machine: string
  width: number
  height: number
  shapes: DiagramShape[]
  arrows: DiagramArrow[]
}

/** Sizes that the layout and the drawing share. */
export const sizes = {
  title: 17,
  text: 12.5,
  line: 18,
  padding: 14,
  head: 40,
  /** The sign that folds a parent state. */
  fold: 16,
} as const
