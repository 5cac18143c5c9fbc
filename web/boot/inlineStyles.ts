import { createContext } from 'react'

/** Records the text of an inline style, which the page's Content-Security-Policy must allow; only the server does. */
export const InlineStyles = createContext<(css: string) => void>(() => {})
