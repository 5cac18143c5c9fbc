/**
 * Runs in the page before its own code, and translates it as Chrome does once it is hydrated: replaces each text node
 * by a `font` within a `font` with the same text, now and whenever the page changes.
 */
export function translate() {
  const untranslated = 'head, script, style, noscript, textarea, svg, [translate="no"], font font'
  const replace = (text: Text) => {
    if (!text.data.trim() || !text.parentElement || text.parentElement.closest(untranslated)) return
    const outer = document.createElement('font')
    outer.appendChild(document.createElement('font')).append(text.data)
    text.replaceWith(outer)
  }
  const replaceAll = (root: Node) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    const texts: Text[] = root instanceof Text ? [root] : []
    while (walker.nextNode()) texts.push(walker.currentNode as Text)
    texts.forEach(replace)
  }
  const observer = new MutationObserver((records) => {
    for (const { type, target, addedNodes } of records) {
      if (type === 'characterData' && !target.parentElement?.closest('font font'))
        replaceAll(target)
      addedNodes.forEach(replaceAll)
    }
  })
  const start = () => {
    if (!('__EARLY__' in self) || self.__EARLY__) return
    clearInterval(timer)
    document.documentElement.classList.add('translated-ltr')
    document.documentElement.lang = 'th'
    replaceAll(document.body)
    observer.observe(document, { childList: true, characterData: true, subtree: true })
  }
  const timer = setInterval(start, 20)
}
