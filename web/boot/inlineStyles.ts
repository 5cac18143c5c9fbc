import { createContext } from 'react'

/** Records the text of an inline style, which the page's Content-Security-Policy must allow. Server only. */
export const InlineStyles = createContext<(css: string) => void>(() => {})
