/**
 * Registers the service worker, by which visited pages can be read offline. The build is identified by the hash in this
 * module's file name, so that each build has a worker of its own.
 */
export async function registerServiceWorker() {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  const build = import.meta.url.match(/-([\w-]+)\.js$/)?.[1] ?? 'unknown'
  try {
    await navigator.serviceWorker.register(`/service-worker.js?build=${build}`)
    const { active } = await navigator.serviceWorker.ready
    const files = performance.getEntriesByType('resource').map(({ name }) => name)
    active?.postMessage({ visited: [location.href, ...files] })
  } catch {
    // Without a worker the shop works online only.
  }
}
