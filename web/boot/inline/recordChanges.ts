/** Records what browser extensions change in the page between its parsing and its hydration. */
export const recordChanges = () => {
  const changes: MutationRecord[] = []
  const observer = new MutationObserver((records) => {
    changes.push(...records)
  })
  document.addEventListener('readystatechange', () => {
    if (document.readyState === 'interactive')
      observer.observe(document.body, { childList: true, subtree: true })
  })
  self.__CHANGES__ = () => {
    changes.push(...observer.takeRecords())
    observer.disconnect()
    return changes
  }
}
