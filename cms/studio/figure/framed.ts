import { type Point, short } from '../drawing/geometry.ts'

/** Draws in a local coordinate system: origin at a point, x along an angle, mirrored for the other side. */
export function framed(
  [x, y]: Point,
  degrees: number,
  flip: number,
  scale: number,
  content: string,
) {
  return `<g transform="translate(${short(x)} ${short(y)}) rotate(${short(degrees)}) scale(${scale} ${scale * flip})">${content}</g>`
}
