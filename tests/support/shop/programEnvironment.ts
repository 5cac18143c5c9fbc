/**
 * The variables of a program that a test starts, without those of the machine: where programs are, and how Node loads
 * modules quickly (scripts/lib/runners.mjs).
 */
export function programEnvironment(): NodeJS.ProcessEnv {
  const names = ['PATH', 'NODE_OPTIONS', 'NODE_COMPILE_CACHE']
  return Object.fromEntries(names.map((name) => [name, process.env[name]]))
}
