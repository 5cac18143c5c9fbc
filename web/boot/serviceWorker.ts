/**
 * Lets visited pages be read without a connection, once the page stands. Each build brings its own worker: the name
 * of this module, which the build makes from what is in it, says which.
 */
export async function workOffline() {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  const build = import.meta.url.match(/-([\w-]+)\.js$/)?.[1] ?? 'unknown'
  try {
    await navigator.serviceWorker.register(`/service-worker.js?build=${build}`)
    const { active } = await navigator.serviceWorker.ready
    const files = performance.getEntriesByType('resource').map(({ name }) => name)
    active?.postMessage({ visited: [location.href, ...files] })
  } catch {
    // A browser that forbids workers reads online.
  }
}
