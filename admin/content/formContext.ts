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

/** The problem of a field, and the attributes with which its control reports it. */
export function useProblem(path: string) {
  const { problems } = useContext(FormContext)
  const problem = problems[path]
  const id = `problem-${path}`
  return {
    problem,
    id,
    attributes: problem ? { 'aria-invalid': true, 'aria-describedby': id } : {},
  }
}

/** Whether something within a part is wrong. */
export function useHasProblem(path: string): boolean {
  const { problems } = useContext(FormContext)
  return Object.keys(problems).some((each) => each === path || each.startsWith(`${path}.`))
}
