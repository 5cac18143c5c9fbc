import { basename } from 'node:path'
import { watch } from 'chokidar'
import { inRoot, root } from '../lib/paths.mjs'
import { DevelopmentServer } from './developmentServer.mjs'
import { followGraphql } from './followGraphql.mjs'

/** Files that belong to neither a server nor a page. */
const ignored = new Set(['deploy', 'dist', 'docs', 'node_modules', 'tests'])

/** Names of files that Vim, Emacs, JetBrains and others write beside the edited one, and of hidden files. */
const temporary = /^\.|^4913$|^#.*#$|~$|\.(?:bak|orig|swp|tmp)$|___jb_(?:old|tmp)___$/

/**
 * Whether edits of a path restart nothing.
 * @param {string} path
 */
export const isIgnored = (path) => {
  const name = basename(path)
  return path !== root && (temporary.test(name) || ignored.has(name))
}

/**
 * Follows edits of the sources for `npm run dev`: restarts the servers that import them, and generates the GraphQL types.
 * Node's `--watch` and `fs.watch` are not used: on Linux they forget a file that an editor or Git replaces by another.
 */
export function followSources() {
  /** @type {DevelopmentServer[]} */
  const servers = []
  const types = followGraphql()
  const watcher = watch(inRoot('.'), { ignoreInitial: true, ignored: isIgnored })
  watcher.on('all', (event, file) => {
    if (event.endsWith('Dir')) return
    types.changed(file)
    for (const server of servers) server.changed(file)
  })
  return {
    /**
     * Starts a server that restarts with its sources.
     * @param {Omit<import('./developmentServer.mjs').ServerSettings, 'generated'>} settings
     */
    open(settings) {
      const server = new DevelopmentServer({ ...settings, generated: types.generated })
      servers.push(server)
      return server
    },
    /** Stops following; the servers stay. */
    end: () => watcher.close(),
  }
}
