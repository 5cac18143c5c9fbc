/** The ids of the merchant's tags, null for one that is not set. */
export interface TagsInUse {
  measurementId: string | null
  adsId: string | null
}

/** Source expressions for the directives of a Content-Security-Policy. */
export interface TagSources {
  script: readonly string[]
  connect: readonly string[]
  image: readonly string[]
  frame: readonly string[]
}

/** Google's tag script and the hosts that its tags report to (developers.google.com/tag-platform/security/guides/csp). */
export const googleTag = {
  scriptUrl: 'https://www.googletagmanager.com/gtag/js',
  measurement: {
    connect: ['https://*.google-analytics.com', 'https://*.analytics.google.com'],
    image: ['https://*.google-analytics.com'],
    frame: [],
  },
  ads: {
    connect: ['https://www.google.com', 'https://googleads.g.doubleclick.net'],
    image: ['https://www.google.com', 'https://googleads.g.doubleclick.net'],
    frame: ['https://td.doubleclick.net'],
  },
} as const

/** The hosts of the tags in use, and of no others (analytics.tags.policy). */
export function tagSources(tags: TagsInUse | undefined, scriptUrl: string): TagSources | undefined {
  if (!tags?.measurementId && !tags?.adsId) return undefined
  const { origin } = new URL(scriptUrl)
  const isGoogle = origin === new URL(googleTag.scriptUrl).origin
  const used = [
    ...(isGoogle && tags.measurementId ? [googleTag.measurement] : []),
    ...(isGoogle && tags.adsId ? [googleTag.ads] : []),
  ]
  return {
    script: [origin],
    connect: [origin, ...used.flatMap(({ connect }) => connect)],
    image: [origin, ...used.flatMap(({ image }) => image)],
    frame: used.flatMap(({ frame }) => frame),
  }
}
