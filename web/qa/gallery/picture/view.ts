import type { Area, Picture, Point } from '../layout/picture.ts'

/** How a picture lies in its frame: moved by pixels, then scaled. */
export interface View extends Point {
  scale: number
  /** It goes there by itself, so that the eye can follow. */
  isGliding?: boolean
}

type Size = Pick<Area, 'width' | 'height'>

const least = 0.1
const most = 3
/** Smaller than this a picture's words cannot be read, */
const leastReadable = 0.55
/** and smaller than this not even the names of its states. */
const leastLegible = 0.4
const readable = 0.85

const bounded = (scale: number) => Math.min(most, Math.max(least, scale))

/** Zooms so that what lies under a point of the frame stays there. */
export function zoomed({ x, y, scale }: View, by: number, at: Point): View {
  const next = bounded(scale * by)
  const ratio = next / scale
  return { x: at.x - (at.x - x) * ratio, y: at.y - (at.y - y) * ratio, scale: next }
}

/** All of a picture in the middle of its frame, hardly larger than it is. */
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

/** Where a picture begins on one axis, so that a middle of it is in the middle of the frame and little is empty. */
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

/** All of a picture where its words can be read like that, else a part of it in a readable size. */
export function opened(picture: Size, part: Area | undefined, frame: Size): View {
  const all = whole(picture, frame)
  if (part === undefined || all.scale >= leastReadable) return all
  return centred(part, readable, picture, frame)
}

/** All of a picture where its states can be told like that, else as much around a part of it as can be. */
export function fitted(picture: Size, part: Area | undefined, frame: Size): View {
  const all = whole(picture, frame)
  if (part === undefined || all.scale >= leastLegible) return all
  return centred(part, leastReadable, picture, frame)
}

/** What the window shows of a frame that begins at its `top` and may end below it. */
export const seenOf = ({ width, height, top }: Size & { top: number }, window: number): Size => ({
  width,
  height: Math.max(height / 2, Math.min(height, window - top)),
})

/** The view, moved only if a part of the picture would not be seen. */
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
