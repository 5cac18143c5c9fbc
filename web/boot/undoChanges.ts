declare global {
  interface Window {
    /** Ends the recording, and returns what was recorded (`recordChanges`). */
    __CHANGES__?: (() => MutationRecord[]) | undefined
  }
}

/**
 * Undoes changes of browser extensions to the page, the last one first, because React would discard the server's HTML
 * (pages.extensions). Elements directly in the body stay: React ignores them.
 */
export function undoChanges() {
  const changes = window.__CHANGES__?.() ?? []
  window.__CHANGES__ = undefined
  for (const { target, addedNodes, removedNodes, nextSibling } of changes.reverse()) {
    if (target === document.body) continue
    for (const node of addedNodes) if (node.parentNode === target) target.removeChild(node)
    for (const node of removedNodes)
      target.insertBefore(node, nextSibling?.parentNode === target ? nextSibling : null)
  }
}
