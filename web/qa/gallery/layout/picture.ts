/** A point of a picture, in its own units from its upper left corner. */
export interface Point {
  x: number
  y: number
}

/** A rectangle of a picture. */
export interface Area extends Point {
  width: number
  height: number
}

/** A transition as a line of text: its key of machines/tools/machineStructure.ts, its event and its guard. */
export interface PictureLine {
  key: string
  event: string
  guard: string
}

/** `anywhere` is drawn inside a box and holds what happens wherever in it the machine is. */
export type ShapeKind = 'state' | 'box' | 'parallel' | 'final' | 'anywhere' | 'start'

/** A state as it stands in a picture. */
export interface PictureShape extends Area {
  id: string
  kind: ShapeKind
  /** How many boxes it stands in. */
  depth: number
  title: string
  /** Effects that it starts, by their ids. */
  effects: string[]
  /** Transitions that stay where they are. */
  inner: PictureLine[]
  /** What the shopper sees, and the clause that asks for it; empty for what is no state. */
  view: string
  spec: string
}

/** The transitions from one state to another, drawn as one line with a label each. */
export interface PictureArrow {
  id: string
  from: string
  to: string
  lines: PictureLine[]
  points: Point[]
  label: Area | undefined
}

/** A machine, laid out. */
export interface Picture {
  machine: string
  width: number
  height: number
  shapes: PictureShape[]
  arrows: PictureArrow[]
}

/** Sizes that the layout and the drawing share. */
export const sizes = {
  title: 17,
  text: 12.5,
  line: 18,
  padding: 14,
  head: 40,
} as const
