/**
 * The memory limits of a server process: options for Node and environment variables.
 * @typedef {{ nodeOptions: string[], variables: Record<string, string> }} ServerMemory
 */

/**
 * Bounds the memory of the embedded CMS, most of which is its database: a small heap for short-lived objects, and an
 * allocator that returns what is free to the system (docs/decisions/cms/memory-settings.md).
 * @type {ServerMemory}
 */
export const cmsMemory = {
  nodeOptions: ['--max-semi-space-size=8'],
  variables: { MALLOC_ARENA_MAX: '2', MALLOC_TRIM_THRESHOLD_: '131072' },
}

/**
 * Has the gateway collect garbage before its heap has doubled, so that it fits a container of 512 MB
 * (docs/decisions/gateway/memory-settings.md).
 * @type {ServerMemory}
 */
export const gatewayMemory = {
  nodeOptions: ['--max-semi-space-size=8', '--heap-growing-percent=50', '--no-parallel-scavenge'],
  variables: { MALLOC_ARENA_MAX: '2' },
}
