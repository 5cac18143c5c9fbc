import { type ComponentType, createContext } from 'react'

/** Renders products below an empty state. The application provides it, because the design system has no data. */
export const EmptySuggestions = createContext<ComponentType | null>(null)
