import { type Area, type Diagram, type Point, sizes } from '../layout/diagram.ts'

/** The view of a diagram in its frame: translated by pixels, then scaled. */
export interface View extends Point {
  scale: number
  isAnimated?: boolean
}

type Size = Pick<Area, 'width' | 'height'>

const minScale = 0.02
const maxScale = 3
/** The smallest size of labels when a diagram is opened, in px. */
const minLabel = 11
/** The scale at which all labels of a diagram have at least `minLabel`. */
const readableScale = Math.ceil((minLabel / sizes.text) * 10) / 10

const clamp = (scale: number) => Math.min(maxScale, Math.max(minScale, scale))

/** Zooms around a point of the frame. */
export function zoomed({ x, y, scale }: View, by: number, at: Point): View {
  const next = clamp(scale * by)
  const ratio = next / scale
  return { x: at.x - (at.x - x) * ratio, y: at.y - (at.y - y) * ratio, scale: next }
}

/** Fits the whole diagram into its frame, centred and enlarged by at most 15 %. */
export function fitted(diagram: Size, frame: Size): View {
  const fit = Math.min(frame.width / diagram.width, frame.height / diagram.height)
  const scale = clamp(Math.min(1.15, fit))
  return {
    x: (frame.width - diagram.width * scale) / 2,
    y: (frame.height - diagram.height * scale) / 2,
    scale,
  }
}

const edge = 24

/** The offset of a diagram on one axis that centres a point of it and leaves little of the frame empty. */
function offsetOf(middle: number, length: number, frame: number): number {
  if (length <= frame) return (frame - length) / 2
  return Math.min(edge, Math.max(frame - length - edge, frame / 2 - middle))
}

function centred(area: Area, scale: number, diagram: Size, frame: Size): View {
  const x = (area.x + area.width / 2) * scale
  const y = (area.y + area.height / 2) * scale
  return {
    x: offsetOf(x, diagram.width * scale, frame.width),
    y: offsetOf(y, diagram.height * scale, frame.height),
    scale,
  }
}

/** Fits the diagram if its labels remain readable, otherwise a part of it at a readable scale. */
export function opened(diagram: Size, part: Area | undefined, frame: Size): View {
  const all = fitted(diagram, frame)
  if (part === undefined || all.scale >= readableScale) return all
  return centred(part, readableScale, diagram, frame)
}

/** The visible part of a frame that starts at `top` and may end below the viewport. */
export const visibleSize = (
  { width, height, top }: Size & { top: number },
  window: number,
): Size => ({
  width,
  height: Math.max(height / 2, Math.min(height, window - top)),
})

/** The view, moved only if an area of the diagram would not be visible. */
export function showing(view: View, part: Area, diagram: Size, frame: Size): View {
  const left = view.x + part.x * view.scale
  const top = view.y + part.y * view.scale
  const isSeen =
    left >= 0 &&
    top >= 0 &&
    left + part.width * view.scale <= frame.width &&
    top + part.height * view.scale <= frame.height
  return isSeen ? view : { ...centred(part, view.scale, diagram, frame), isAnimated: true }
}

/** Returns the outermost start marker of a diagram. */
export const startArea = ({ shapes }: Diagram): Area | undefined =>
  shapes.filter(({ kind }) => kind === 'start').sort((a, b) => a.depth - b.depth)[0]
