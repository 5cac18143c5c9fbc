import { existsSync } from 'node:fs'
import { isAbsolute, relative } from 'node:path'
import { runMain } from './lib/failure.mjs'
import { writeStamp } from './lib/fingerprint.mjs'
import { inRoot, root } from './lib/paths.mjs'
import { sourceFiles, sourcesOfServers } from './lib/servers.mjs'

const [folder = ''] = process.argv.slice(2)

/** Native packages, those that load files beside them, and what only development loads. */
const external = [
  /^@electric-sql\//,
  /^@node-rs\//,
  /^@fastify\/swagger$/,
  /^pino$/,
  /^ruru\b/,
  /^sharp$/,
  /^vite$/,
]

// A shop may lack the endpoints for agents (gateway/server/loadAgents.ts).
if (!existsSync(inRoot('agents'))) external.push(/\/agents\/openAgents\.ts$/)

/** Keeps the URLs of modules, by which they find files and threads: the bundle is two folders below the root. */
const sourceAddresses = {
  name: 'source-addresses',
  /** @param {string} code @param {string} id */
  transform(code, id) {
    if (!isAbsolute(id) || !code.includes('import.meta.')) return undefined
    const url = `new URL(${JSON.stringify(`../../${relative(root, id)}`)}, import.meta.url)`
    const file = "process.getBuiltinModule('node:url').fileURLToPath"
    /** @type {Record<string, string>} */
    const values = {
      dirname: `process.getBuiltinModule('node:path').dirname(${file}(${url}))`,
      filename: `${file}(${url})`,
      url: `${url}.href`,
    }
    return code.replace(
      /\bimport\.meta\.(dirname|filename|url)\b/g,
      (_, name) => values[name] ?? '',
    )
  },
}

// Node needs 3 s of processor time to find and load the two thousand modules of a server at each start.
await runMain(async () => {
  const { rolldown } = await import('rolldown')
  const sources = sourcesOfServers()
  for (const [name, file] of Object.entries(sourceFiles)) {
    const bundle = await rolldown({
      input: { [name]: inRoot(file) },
      platform: 'node',
      external,
      plugins: [sourceAddresses],
      logLevel: 'silent',
    })
    await bundle.write({ dir: folder, keepNames: true, chunkFileNames: `${name}-[name]-[hash].js` })
    await bundle.close()
  }
  writeStamp(`${folder}/sources`, sources)
})
