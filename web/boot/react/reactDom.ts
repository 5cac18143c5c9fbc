import client from 'react-dom/client'

/**
 * React DOM's module is evaluated by its first import. Importing it in its own chunk evaluates it in a task of its own,
 * before the shop's code.
 */
export const { createRoot, hydrateRoot } = client
