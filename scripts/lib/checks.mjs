import { existsSync } from 'node:fs'
import { codegen, messages } from './generated.mjs'
import { inRoot, node24 } from './paths.mjs'
import { elapsed } from './progress.mjs'
import { problem } from './results.mjs'
import { run } from './run.mjs'
import { deletedFolders } from './workspaces.mjs'

/** @param {string} name @param {...string} args */
const tool = (name, ...args) => [inRoot('node_modules', '.bin', name), ...args]

const folders = [
  ...['machines', 'web', 'gateway', 'contract', 'tests', 'scripts'],
  ...['gallery', 'agents', 'lab', 'engines'],
].filter((folder) => existsSync(inRoot(folder)))

/** Checks besides the tests: name, arguments for Node, how to fix a failure, and the workspace that it needs, if any. */
const list = [
  { name: 'types', args: tool('tsc', '--project', '.'), remedy: '' },
  {
    name: 'types of the engine for Medusa',
    workspace: 'engines/medusa',
    args: tool('tsc', '--project', 'engines/medusa'),
    remedy: '',
  },
  {
    name: 'lint and format',
    args: tool(
      'biome',
      'ci',
      '--colors=off',
      '--diagnostic-level=warn',
      '--error-on-warnings',
      '--max-diagnostics=100',
      '.',
    ),
    remedy: 'npx biome check --write . mends what can be mended',
  },
  {
    name: 'import rules',
    args: tool('depcruise', '--config', 'dependency-cruiser.config.mjs', ...folders),
    remedy: 'the rules are in dependency-cruiser.config.mjs',
  },
  {
    name: 'nothing is unused',
    // Without a workspace, exports that only it used are unused.
    needsAllWorkspaces: true,
    args: tool('knip', '--no-progress'),
    remedy: 'remove the file, export or package, or name its entry point in knip.config.js',
  },
  {
    name: 'generated types are fresh',
    args: [...codegen, '--check'],
    remedy: 'npm run codegen writes them',
  },
  {
    name: 'messages are complete in every language, used, and generated',
    args: [...messages, '--check'],
    remedy:
      'add what is missing to web/messages or engines/commerce/messages, remove what is unused; npm run codegen generates',
  },
  {
    name: 'schema follows the conventions and breaks no client of the last release',
    args: [inRoot('scripts', 'schema', 'main.ts')],
    remedy: 'CONTRIBUTING.md, Add a GraphQL field, has the rules',
  },
  {
    name: 'diagrams are fresh',
    args: [inRoot('machines', 'catalog', 'diagrams.ts'), '--check'],
    remedy: 'npm run diagrams writes them',
  },
  {
    name: 'the reference of the REST contract is fresh',
    workspace: 'lab',
    args: [inRoot('lab', 'reference', 'main.ts'), '--check'],
    remedy: 'npm run reference writes them',
  },
  {
    name: 'clauses are well formed, citations exist',
    args: [inRoot('scripts', 'clauses.mjs')],
    remedy: 'docs/spec/README.md explains the form of a clause and of a citation',
  },
  {
    name: 'plain wording',
    args: [inRoot('scripts', 'language.mjs')],
    remedy: 'scripts/docs/language.mjs lists the wordings and their replacements',
  },
  {
    name: 'links between documents lead somewhere',
    args: [inRoot('scripts', 'links.mjs')],
    remedy: 'correct the paths and anchors named above',
  },
  {
    name: 'pages and contracts are complete, and pages survive translation',
    args: [inRoot('tests', 'support', 'conventions', 'main.ts')],
    remedy: 'each line above says what to do; CONTRIBUTING.md has the steps',
  },
  {
    name: 'every clause has its tests',
    args: [inRoot('tests', 'support', 'clauses', 'specMatrix.ts'), '--check'],
    remedy: 'covers(…) in a test names the clauses that it asserts',
  },
]

/**
 * Runs every check, two at a time, and prints a line for each, with the output of failed ones.
 * @returns {Promise<import('./results.mjs').Count>}
 */
export async function checks() {
  const waiting = list.filter(
    ({ workspace = '.', needsAllWorkspaces = false }) =>
      existsSync(inRoot(workspace)) && !(needsAllWorkspaces && deletedFolders.length > 0),
  )
  /** @type {import('./results.mjs').Count} */
  const count = { passed: 0, failed: 0, skipped: 0, problems: [] }
  const work = async () => {
    for (let check = waiting.shift(); check; check = waiting.shift()) {
      const { code, output } = await runCheck(check)
      count[code === 0 ? 'passed' : 'failed'] += 1
      if (code !== 0) count.problems.push(problem(check.name, output))
    }
  }
  await Promise.all([work(), work()])
  return count
}

/** @param {(typeof list)[number]} check */
async function runCheck({ name, args, remedy }) {
  const started = performance.now()
  const { code, output } = await run(node24, args)
  const time = elapsed(performance.now() - started)
  console.log(`${code === 0 ? '✓' : '✗'} ${name} ${time}`)
  if (code !== 0) console.log(`${indent(output)}${remedy && `\n  → ${remedy}`}\n`)
  return { code, output }
}

/** @param {string} text */
const indent = (text) => text.trimEnd().replace(/^/gm, '    ')
