import { useState } from 'react'

/**
 * Asks for confirmation before an action is performed, once for each confirmation. The subject says what the action is for;
 * `perform` reports its own failures.
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
