import { registerHooks } from 'node:module'

// Preloaded into a process under test: sends the address of every module that it loads to its parent.
registerHooks({
  load(url, context, nextLoad) {
    process.send?.({ type: 'module', url })
    return nextLoad(url, context)
  },
})
