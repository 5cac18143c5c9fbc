import type { Cms } from '#cms/context.ts'

/** How far a long piece of work is. */
export interface Progress {
  text: string
  done: number
  total: number
}

/** One thing that staff may ask of the CMS, in its process or over its loopback calls. */
export type Operation<Input, Result> = (
  cms: Cms,
  input: Input,
  report: (progress: Progress) => void,
) => Promise<Result>
