import styles from './FormFrame.module.css'
import { useFrameHeights } from './useFrameHeights.ts'

/** A form of the CMS in a frame, as tall as it needs, and a way to it should the frame stay empty. */
export function FormFrame({ src, title }: { src: `/component/${string}`; title: string }) {
  useFrameHeights()
  return (
    <div className={styles.place}>
      <iframe className={styles.frame} src={src} title={title} loading="lazy" />
      <p className={styles.fallback}>
        The form does not show?{' '}
        <a className={styles.link} href={src} target="_blank" rel="noopener">
          Open it in a page of its own
        </a>
      </p>
    </div>
  )
}
