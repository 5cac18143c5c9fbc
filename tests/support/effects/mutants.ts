import { spawnSync } from 'node:child_process'

/** `npm run mutants`: those of machines and of rules; with `web`, those of effects in the browser. */
function run(command: string, ...parameters: string[]): boolean {
  return spawnSync(command, parameters, { stdio: 'inherit' }).status === 0
}

if (process.argv[2] === 'web') await import('./main.ts')
else {
  const succeeded =
    run(process.execPath, 'tests/support/model/mutants.ts') && run('npx', 'stryker', 'run')
  if (!succeeded) process.exitCode = 1
}
