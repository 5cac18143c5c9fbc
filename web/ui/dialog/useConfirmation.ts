import { useState } from 'react'

/**
 * Shows a confirmation for a subject before `perform` runs, once for each confirmation. `perform` must report its own
 * failures.
 */
export function useConfirmation<Subject = void>(perform: (subject: Subject) => Promise<unknown>) {
  const [question, setQuestion] = useState<{ subject: Subject }>()
  const [isPerforming, setPerforming] = useState(false)
  return {
    isConfirming: question !== undefined,
    isPerforming,
    request: (subject: Subject) => setQuestion({ subject }),
    decline: () => setQuestion(undefined),
    accept: async () => {
      if (!question) return
      setQuestion(undefined)
      setPerforming(true)
      await perform(question.subject).finally(() => setPerforming(false))
    },
  }
}
