/** A typeface's file: the weights and the characters it holds. */
export interface Face {
  family: string
  url: string
  weight: string
  characters: string
  /** Whether every first view shows it. */
  isCommon: boolean
}

/**
 * Adds the shop's typefaces (docs/decisions/web/font-swap.md): immediately where the browser has the common ones from
 * an earlier page, else when all have arrived, so that no title has letters of two typefaces, and requested only after
 * the load on a connection whose round trip takes more than `maxRoundTrip` milliseconds. Browsers that do not report
 * their connection count as fast.
 */
export const addFaces = (faces: readonly Face[], maxRoundTrip: number) => {
  const { connection } = navigator as Navigator & {
    connection?: { effectiveType: string; rtt: number; saveData: boolean }
  }
  const isFast =
    !connection ||
    (connection.effectiveType === '4g' && connection.rtt <= maxRoundTrip && !connection.saveData)
  const urls = faces.flatMap(({ url, isCommon }) => (isCommon ? url : [])).join()
  // Throws where the browser blocks storage.
  const storedUrls = (write?: string) => {
    try {
      if (write) localStorage.setItem('faces', write)
      return localStorage.getItem('faces')
    } catch {
      return null
    }
  }
  const show = () => {
    const common: Promise<unknown>[] = []
    const added = faces.map(({ family, url, weight, characters, isCommon }) => {
      const face = new FontFace(family, `url(${url})`, {
        ...{ weight, unicodeRange: characters, display: 'swap' },
      })
      if (isCommon) common.push(face.load())
      return face
    })
    const add = () => {
      for (const face of added) document.fonts.add(face)
    }
    if (isStored) add()
    Promise.all(common)
      .then(() => storedUrls(urls))
      .catch(() => {})
      .then(add)
  }
  const isStored = storedUrls() === urls
  if (isStored || isFast)
    for (const { url, isCommon } of faces)
      if (isCommon)
        document.head.append(
          Object.assign(document.createElement('link'), {
            ...{ rel: 'preload', as: 'font', type: 'font/woff2', crossOrigin: '', href: url },
          }),
        )
  if (isStored || isFast || document.readyState === 'complete') show()
  else addEventListener('load', show)
}
