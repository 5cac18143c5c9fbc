import type { Edge } from './silhouette.ts'

export type Hang = { hemY: number; edge: Edge; from: number }
