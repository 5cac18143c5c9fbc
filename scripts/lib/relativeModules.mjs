import { registerHooks } from 'node:module'

/**
 * Preloaded into the servers of `npm start`: resolves what drizzle-orm imports from its own folder. Node 24 parses the
 * `exports` of a package once for each of its modules (nodejs/node issue 58126), here 130 kB six hundred times: a third of
 * the loading of the CMS. All files of its folder are modules, and its imports name them with their endings.
 */
const folder = '/node_modules/drizzle-orm/'

registerHooks({
  resolve(specifier, context, next) {
    const { parentURL } = context
    if (!specifier.startsWith('.') || !parentURL?.includes(folder)) return next(specifier, context)
    return { url: new URL(specifier, parentURL).href, format: 'module', shortCircuit: true }
  },
})
