// Preloaded into the servers of `npm run dev`: sends the file of each module that is imported to the parent process.
import { registerHooks } from 'node:module'
import { fileURLToPath } from 'node:url'

registerHooks({
  resolve(specifier, context, nextResolve) {
    const resolved = nextResolve(specifier, context)
    if (resolved.url.startsWith('file:') && !resolved.url.includes('/node_modules/'))
      process.send?.({ type: 'imported', file: fileURLToPath(resolved.url) })
    return resolved
  },
})
