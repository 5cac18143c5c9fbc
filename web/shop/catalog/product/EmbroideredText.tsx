import { type CSSProperties, useId } from 'react'
import { swatchPaint } from '../card/swatchPaint.ts'
import styles from './EmbroideredText.module.css'
import type { SwatchPartsFragment } from './product.generated.ts'

interface EmbroideredTextProps {
  /** The name of the embroidered item. */
  cloth: SwatchPartsFragment | undefined
  text: string
  label: string
}

/** Letters as if embroidered on a piece of cloth (product.text.preview). */
export function EmbroideredText({ cloth, text, label }: EmbroideredTextProps) {
  const stitches = useId()
  const background = cloth && swatchPaint(cloth)
  return (
    <div
      role="img"
      aria-label={label}
      className={cloth?.__typename === 'ImageValue' ? styles.print : styles.cloth}
      style={{ background, '--cloth': colourOf(cloth) } as CSSProperties}
    >
      <svg viewBox="0 0 120 120" className={styles.work} aria-hidden="true">
        <defs>
          <pattern
            id={stitches}
            width="5"
            height="2.4"
            patternUnits="userSpaceOnUse"
            patternTransform="rotate(-32)"
          >
            <rect className={styles.thread} width="5" height="2.4" />
            <path className={styles.groove} d="M0 2.2h5" />
          </pattern>
        </defs>
        <text
          className={styles.letters}
          x="60"
          y="62"
          fill={`url(#${stitches})`}
          textAnchor="middle"
          dominantBaseline="central"
          fontSize={fontSize(text)}
        >
          {text}
        </text>
      </svg>
    </div>
  )
}

/** A size at which the text fits on the cloth. */
const fontSize = (text: string) => Math.min(54, 99 / Math.max(1, [...text].length))

/** The colour that the thread contrasts with; a print has none. */
function colourOf(cloth: SwatchPartsFragment | undefined): string | undefined {
  if (cloth?.__typename === 'ColorValue') return cloth.color
  return cloth?.__typename === 'TwoColorValue' ? cloth.colors[0] : undefined
}
