import { createContext, useContext } from 'react'

/** The state that all fields of a form share. */
export interface FormContext {
  /** Messages by the path of the field. */
  problems: Record<string, string>
  /** The Thai of texts by their English ones. */
  words: Record<string, string>
  setWord(english: string, thai: string): void
}

export const FormContext = createContext<FormContext>({ problems: {}, words: {}, setWord() {} })

/** The error message of a field, by its path. */
export const useProblem = (path: string): string | undefined =>
  useContext(FormContext).problems[path]

/** Whether something within a part is wrong. */
export function useHasProblem(path: string): boolean {
  const { problems } = useContext(FormContext)
  return Object.keys(problems).some((key) => key === path || key.startsWith(`${path}.`))
}
