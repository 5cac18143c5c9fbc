import { useEffect, useState } from 'react'

type Theme = 'light' | 'dark'

const key = 'machines theme'

function firstTheme(): Theme {
  const kept = localStorage.getItem(key)
  if (kept === 'light' || kept === 'dark') return kept
  return matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'
}

/** Dark or light, as chosen here before, else as the device prefers. */
export function useTheme() {
  const [theme, setTheme] = useState(firstTheme)
  useEffect(() => {
    document.documentElement.dataset['theme'] = theme
  }, [theme])
  const toggle = () => {
    const next = theme === 'dark' ? 'light' : 'dark'
    localStorage.setItem(key, next)
    setTheme(next)
  }
  return { theme, toggle }
}
