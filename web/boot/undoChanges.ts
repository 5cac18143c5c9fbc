declare global {
  interface Window {
    /** Ends the recording, and returns what was recorded (`recordChanges`). */
    __CHANGES__?: (() => MutationRecord[]) | undefined
  }
}

/**
 * Undoes what browser extensions have inserted into the page and taken out of it, the last change first: React would discard
 * the HTML of the server otherwise (pages.extensions). What stands directly in the body it skips.
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
