import { type ComponentType, useEffect, useState } from 'react'

/** Loads the suggestions of empty states when one is shown first, which most visits never do. Shows nothing if that fails. */
export function LazySuggestions() {
  const [Suggestions, setSuggestions] = useState<ComponentType>()
  useEffect(() => {
    import('#web/shop/catalog/suggestions/Suggestions.tsx').then(
      (code) => setSuggestions(() => code.Suggestions),
      () => {},
    )
  }, [])
  return Suggestions ? <Suggestions /> : null
}
