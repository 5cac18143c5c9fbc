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
 * Restarts the servers of `npm run dev` that import a changed file, and generates the GraphQL types. Node's `--watch`
 * and `fs.watch` are not used: on Linux they forget a file that an editor or Git replaces by another.
 */
export function followSources() {
  const started = Date.now()
  /** @type {DevelopmentServer[]} */
  const servers = []
  let starting = 0
  let hasEnded = false
  const types = followGraphql()
  /** @type {import('chokidar').FSWatcher | undefined} */
  let watcher
  const follow = () => {
    if (hasEnded || watcher) return
    let isReading = true
    watcher = watch(inRoot('.'), { ignored: isIgnored, alwaysStat: true })
    watcher.on('ready', () => {
      isReading = false
    })
    watcher.on('all', (event, file, stats) => {
      if (event.endsWith('Dir')) return
      if (isReading && stats && stats.mtimeMs < started) return
      types.changed(file)
      for (const server of servers) server.changed(file)
    })
  }
  return {
    /**
     * Starts a server that restarts with its sources.
     * @param {Omit<import('./developmentServer.mjs').ServerSettings, 'generated'>} settings
     */
    open(settings) {
      const server = new DevelopmentServer({ ...settings, generated: types.generated })
      servers.push(server)
      starting += 1
      server.settled.then((isReady) => {
        starting -= 1
        // The gateway waits for a CMS that has failed until an edit mends it.
        if (starting === 0 || !isReady) follow()
      })
      return server
    },
    /** Stops following the files, and leaves the servers running. */
    async end() {
      hasEnded = true
      await watcher?.close()
    },
  }
}
