/** Progress of a long operation. */
export interface Progress {
  text: string
  done: number
  /** 0 when it is not known. */
  total: number
}

export type Report = (progress: Progress) => void
