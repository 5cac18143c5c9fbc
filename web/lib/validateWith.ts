import type { z } from 'zod/mini'

/** Makes a form's validation from its rules: the first message of each field, none for a form in order. */
export function validateWith(rules: z.ZodMiniObject) {
  return (values: object): Record<string, string> => {
    const messages: Record<string, string> = {}
    // A field that was never touched is absent; its rule speaks of an empty text.
    const empty = Object.fromEntries(Object.keys(rules.shape).map((name) => [name, '']))
    for (const { path, message } of rules.safeParse({ ...empty, ...values }).error?.issues ?? [])
      messages[String(path[0])] ??= message
    return messages
  }
}
