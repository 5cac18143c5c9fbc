import { oneText } from '@vitrine/web/lib/schemas.ts'
import { localArea, plainText, storage } from '@vitrine/web/lib/storage.ts'
import { useEffect, useState } from 'react'

type Theme = 'light' | 'dark'

const stored = storage('machines theme', oneText<Theme>('light', 'dark'), {
  area: localArea,
  format: plainText,
})

function firstTheme(): Theme {
  const chosen = stored.read()
  if (chosen) return chosen
  return matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'
}

/** The theme: the stored choice, or the device's preference. */
export function useTheme() {
  const [theme, setTheme] = useState(firstTheme)
  useEffect(() => {
    document.documentElement.dataset['theme'] = theme
  }, [theme])
  const toggle = () => {
    const next = theme === 'dark' ? 'light' : 'dark'
    stored.write(next)
    setTheme(next)
  }
  return { theme, toggle }
}
