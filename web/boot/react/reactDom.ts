import client from 'react-dom/client'

/**
 * React DOM is a function that runs when somebody first asks for it. Asked for here, beside it in its file, it has run by
 * the time the shop's own code comes, in a task of its own.
 */
export const { createRoot, hydrateRoot } = client
