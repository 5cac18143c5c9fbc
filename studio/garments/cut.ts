/** The cut of a garment. */
export interface FullCut {
  neckline:
    | 'crew'
    | 'scoop'
    | 'v'
    | 'deep-v'
    | 'boat'
    | 'square'
    | 'slip'
    | 'cowl'
    | 'strapless'
    | 'off-shoulder'
    | 'halter'
    | 'one-shoulder'
    | 'high'
  sleeve: 'none' | 'cap' | 'short' | 'elbow' | 'long' | 'bishop' | 'balloon' | 'puff' | 'bell'
  length: 'crop' | 'waist' | 'hip' | 'tunic' | 'mini' | 'knee' | 'midi' | 'ankle' | 'floor'
  silhouette: 'column' | 'slip' | 'a-line' | 'full' | 'trapeze' | 'mermaid' | 'pleated' | 'tulip'
  fit: 'slim' | 'regular' | 'relaxed' | 'oversized'
  collar: 'none' | 'shirt' | 'mandarin' | 'bow' | 'notch' | 'shawl' | 'peter-pan' | 'wide' | 'roll'
  closure: 'none' | 'buttons' | 'double-breasted' | 'wrap' | 'zip' | 'frog' | 'open'
  waist: 'none' | 'seam' | 'belt' | 'tie' | 'elastic' | 'peplum'
  slit: 'none' | 'side' | 'front'
  hem: 'plain' | 'ruffle' | 'tiered' | 'asymmetric' | 'lace' | 'rib'
  leg: 'slim' | 'straight' | 'wide' | 'flared' | 'tapered' | 'pleated'
  pocket: 'none' | 'patch' | 'flap' | 'slant' | 'chest'
  detail: 'none' | 'bow' | 'ruffle' | 'draped' | 'tassel' | 'chain' | 'monogram'
}

/** Missing values are those of the kind of garment. */
export type Cut = { [Field in keyof FullCut]?: FullCut[Field] | undefined }
