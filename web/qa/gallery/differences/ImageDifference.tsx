import { useEffect, useRef, useState } from 'react'
import { Link } from 'wouter'
import type { ImageComparison } from './compareImages.ts'
import styles from './ImageDifference.module.css'
import type { ScreenPair } from './screens.ts'

type Result = ImageComparison | 'failed' | undefined

/** The screenshots of a state in two versions side by side, and their differing pixels. */
export function ImageDifference({ pair }: { pair: ScreenPair }) {
  const [state = '', width = ''] = pair.name.split(/\.(?=[^.]+$)/)
  const name = state.slice(state.indexOf('/') + 1)
  const result = useComparison(pair)
  return (
    <li className={styles.item}>
      <h3 className={styles.name}>
        <Link href={`/${pair.name.split('/')[0]}?state=${name}`}>{name}</Link>, {width}
      </h3>
      <p className={styles.result} aria-live="polite">
        {describe(pair, result)}
      </p>
      <p className={styles.command}>
        Accept it: <code>npm run accept -- {pair.name} --note "…"</code>
      </p>
      <div className={styles.images} data-width={width}>
        <Screen caption="Before" source={pair.before} alt={`${name} before`} />
        <Screen caption="After" source={pair.after} alt={`${name} after`} />
        {typeof result === 'object' ? (
          <figure>
            <Pixels pixels={result.pixels} label={`Differing pixels of ${name}`} />
            <figcaption>Differing pixels</figcaption>
          </figure>
        ) : null}
      </div>
    </li>
  )
}

function describe({ before, after }: ScreenPair, result: Result): string {
  if (!before) return 'New: there was no picture before.'
  if (!after) return 'There is no picture any more.'
  if (result === undefined) return 'Comparing…'
  if (result === 'failed') return 'The pictures cannot be compared.'
  if (result.differing === 0) return 'No visible difference.'
  const share = (result.differing / result.total) * 100
  return `${result.differing} pixels differ, ${share < 0.1 ? 'less than 0.1' : share.toFixed(1)} %.`
}

function useComparison({ before, after }: ScreenPair): Result {
  const [result, setResult] = useState<Result>()
  useEffect(() => {
    if (!before || !after) return
    let isCurrent = true
    import('./compareImages.ts')
      .then(({ compareImages }) => compareImages(before, after))
      .then(
        (found) => isCurrent && setResult(found),
        () => isCurrent && setResult('failed'),
      )
    return () => {
      isCurrent = false
    }
  }, [before, after])
  return result
}

function Screen({ caption, source, alt }: { caption: string; source: string; alt: string }) {
  return (
    <figure>
      {source ? <img src={source} alt={alt} /> : <div className={styles.missing}>No picture</div>}
      <figcaption>{caption}</figcaption>
    </figure>
  )
}

function Pixels({ pixels, label }: { pixels: ImageData; label: string }) {
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => canvas.current?.getContext('2d')?.putImageData(pixels, 0, 0), [pixels])
  return (
    <canvas
      ref={canvas}
      width={pixels.width}
      height={pixels.height}
      role="img"
      aria-label={label}
    />
  )
}
