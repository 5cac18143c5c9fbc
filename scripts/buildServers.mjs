import { existsSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { isAbsolute, relative } from 'node:path'
import { RolldownMagicString, rolldown } from 'rolldown'
import { runMain } from './lib/failure.mjs'
import { inRoot, root } from './lib/paths.mjs'
import { bundleRecord, sourceFiles } from './lib/servers.mjs'

// A folder two below the root, and the names of the servers; without a name all of them.
const [folder = '', ...names] = process.argv.slice(2)
const wanted = Object.entries(sourceFiles).filter(
  ([name]) => names.length === 0 || names.includes(name),
)

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

// A shop may lack the endpoints for agents (gateway/server/server.ts).
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
    // A text that is replaced without a source map would leave the module's stack traces without positions.
    const edited = new RolldownMagicString(code)
    for (const [name, value] of Object.entries(values))
      edited.replaceAll(new RegExp(`\\bimport\\.meta\\.${name}\\b`, 'g'), value)
    return { code: edited }
  },
}

// Node needs 3 s of processor time to find and load the two thousand modules of a server at each start.
await runMain(async () => {
  for (const [name, file] of wanted) {
    const bundle = await rolldown({
      input: { [name]: inRoot(file) },
      platform: 'node',
      external,
      plugins: [sourceAddresses],
      logLevel: 'silent',
    })
    const { output } = await bundle.write({
      dir: folder,
      keepNames: true,
      chunkFileNames: `${name}-[name]-[hash].js`,
      sourcemap: true,
      // Stack traces need positions alone, and Node parses each map when it loads a module.
      sourcemapExcludeSources: true,
    })
    await bundle.close()
    const written = new Set(output.map(({ fileName }) => fileName))
    for (const file of readdirSync(folder))
      if (file.startsWith(`${name}-`) && !written.has(file)) rmSync(`${folder}/${file}`)
    const modules = output.flatMap((file) => (file.type === 'chunk' ? file.moduleIds : []))
    writeFileSync(`${folder}/${name}.json`, JSON.stringify(bundleRecord(modules)))
  }
})
