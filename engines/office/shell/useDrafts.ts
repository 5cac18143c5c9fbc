import { useCallback, useMemo, useState } from 'react'
import { useUnsaved } from './unsaved.tsx'

interface Draft<Value> {
  value: Value
  /** The value that the CMS had when typing began. */
  begun: Value
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/**
 * Holds values that a member types in place of those of the CMS, by name, and reports a stored value that changes under
 * a typed one (office.unsaved).
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
    /** The drafts that differ from the values of the CMS. */
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
    /** Drops the saved drafts that have not been changed since. */
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
