export const hairStyles = [
  'bun',
  'long',
  'bob',
  'crop',
  'wave',
  'ponytail',
  'topknot',
  'cloud',
] as const

export type HairStyle = (typeof hairStyles)[number]
