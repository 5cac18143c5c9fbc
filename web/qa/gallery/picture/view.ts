import type { Area, Picture, Point } from '../layout/picture.ts'

/** The view of a diagram in its frame: translated by pixels, then scaled. */
export interface View extends Point {
  scale: number
  /** Whether the change is animated. */
  isGliding?: boolean
}

type Size = Pick<Area, 'width' | 'height'>

const least = 0.1
const most = 3
/** Below this scale the texts of a diagram are illegible, */
const leastReadable = 0.55
/** and below this one even the names of its states. */
const leastLegible = 0.4
const readable = 0.85

const bounded = (scale: number) => Math.min(most, Math.max(least, scale))

/** Zooms around a point of the frame. */
export function zoomed({ x, y, scale }: View, by: number, at: Point): View {
  const next = bounded(scale * by)
  const ratio = next / scale
  return { x: at.x - (at.x - x) * ratio, y: at.y - (at.y - y) * ratio, scale: next }
}

/** Fits a diagram into its frame, centred and hardly enlarged. */
function whole(picture: Size, frame: Size): View {
  const fit = Math.min(frame.width / picture.width, frame.height / picture.height)
  const scale = bounded(Math.min(1.15, fit))
  return {
    x: (frame.width - picture.width * scale) / 2,
    y: (frame.height - picture.height * scale) / 2,
    scale,
  }
}

const edge = 24

/** The offset of a diagram on one axis that centres a point of it and leaves little of the frame empty. */
function placed(middle: number, length: number, frame: number): number {
  if (length <= frame) return (frame - length) / 2
  return Math.min(edge, Math.max(frame - length - edge, frame / 2 - middle))
}

function centred(area: Area, scale: number, picture: Size, frame: Size): View {
  const x = (area.x + area.width / 2) * scale
  const y = (area.y + area.height / 2) * scale
  return {
    x: placed(x, picture.width * scale, frame.width),
    y: placed(y, picture.height * scale, frame.height),
    scale,
  }
}

/** Fits the diagram if its texts are legible then, otherwise shows a part of it at a legible scale. */
export function opened(picture: Size, part: Area | undefined, frame: Size): View {
  const all = whole(picture, frame)
  if (part === undefined || all.scale >= leastReadable) return all
  return centred(part, readable, picture, frame)
}

/** Fits the diagram if its states are legible then, otherwise shows as much around a part of it as possible. */
export function fitted(picture: Size, part: Area | undefined, frame: Size): View {
  const all = whole(picture, frame)
  if (part === undefined || all.scale >= leastLegible) return all
  return centred(part, leastReadable, picture, frame)
}

/** The visible part of a frame that starts at `top` and may end below the viewport. */
export const seenOf = ({ width, height, top }: Size & { top: number }, window: number): Size => ({
  width,
  height: Math.max(height / 2, Math.min(height, window - top)),
})

/** The view, moved only if an area of the diagram would not be visible. */
export function showing(view: View, part: Area, picture: Size, frame: Size): View {
  const left = view.x + part.x * view.scale
  const top = view.y + part.y * view.scale
  const isSeen =
    left >= 0 &&
    top >= 0 &&
    left + part.width * view.scale <= frame.width &&
    top + part.height * view.scale <= frame.height
  return isSeen ? view : { ...centred(part, view.scale, picture, frame), isGliding: true }
}

/** Where a machine starts. */
export const startOf = ({ shapes }: Picture): Area | undefined =>
  shapes.filter(({ kind }) => kind === 'start').sort((a, b) => a.depth - b.depth)[0]
