import { registerHooks } from 'node:module'

/**
 * Preloaded into the servers of `npm start` and of the tests: resolves what drizzle-orm and date-fns import from their
 * own folders. Node 24 parses the `exports` of a package once for each of its modules (nodejs/node issue 58126), which
 * is a third of the loading time of the CMS.
 */
const folders = /\/node_modules\/(?:drizzle-orm|date-fns)\//

registerHooks({
  resolve(specifier, context, next) {
    const { parentURL } = context
    const isOwn = specifier.startsWith('.') && parentURL !== undefined && folders.test(parentURL)
    if (!isOwn || parentURL.endsWith('.cjs')) return next(specifier, context)
    return { url: new URL(specifier, parentURL).href, format: 'module', shortCircuit: true }
  },
})
