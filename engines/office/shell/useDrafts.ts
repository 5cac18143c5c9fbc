import { useCallback, useMemo, useState } from 'react'
import { useUnsaved } from './unsaved.tsx'

interface Draft<Value> {
  value: Value
  /** The value that the CMS had when typing began. */
  begun: Value
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/**
 * Holds values that a member types in place of those that the CMS has, by name. A value that arrives meanwhile appears where nothing
 * was typed; it is reported where another one was (office.unsaved).
 */
export function useDrafts<Value>(present: Readonly<Record<string, Value>>) {
  const [drafts, setDrafts] = useState<Record<string, Draft<Value>>>({})
  const changed = useMemo(
    () =>
      Object.entries(drafts).filter(
        ([name, { value, begun }]) => !isSame(value, present[name] ?? begun),
      ),
    [drafts, present],
  )
  useUnsaved(changed.length > 0)
  return {
    /** Those that differ from what the CMS has. */
    changed,
    /** Whether the CMS has another value than when typing began. */
    isOutdated: (name: string) =>
      changed.some(
        ([field, { begun }]) => field === name && !isSame(begun, present[name] ?? begun),
      ),
    valueAt: (name: string): Value => (drafts[name]?.value ?? present[name]) as Value,
    change: useCallback(
      (name: string, value: Value, shown: Value) =>
        setDrafts((all) => ({ ...all, [name]: { value, begun: all[name]?.begun ?? shown } })),
      [],
    ),
    discard: useCallback(() => setDrafts({}), []),
    /** Forgets what was saved; what was typed since stays. */
    settle: (saved: readonly (readonly [string, Draft<Value>])[]) =>
      setDrafts((all) =>
        Object.fromEntries(
          Object.entries(all).flatMap(([name, draft]) => {
            const value = saved.find(([field]) => field === name)?.[1].value
            if (value === undefined) return [[name, draft]]
            return isSame(draft.value, value) ? [] : [[name, { ...draft, begun: value }]]
          }),
        ),
      ),
  }
}
