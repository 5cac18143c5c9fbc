import type { EditorialPlate, PlateSpec } from './plateSpec.ts'

/** An image that is cut from an uploaded photograph. In a module of its own: drawings depend on the text of plateSpec.ts. */
export interface PhotographSpec {
  kind: 'photograph'
  /** The id of the photograph. */
  photograph: string
  /** The point that the crop keeps, as shares of width and height. */
  x: number
  y: number
  /** The average colour, shown until the image has loaded. */
  ground: string
  /** The kind of image whose proportions it has; those of products without it. */
  shape?: EditorialPlate['kind'] | undefined
}

/** The description from which an image is made. */
export type ImageSpec = PlateSpec | PhotographSpec

/** Whether an image is cut from a photograph. */
export const isPhotograph = (spec: ImageSpec): spec is PhotographSpec => spec.kind === 'photograph'
