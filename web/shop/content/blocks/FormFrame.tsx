import { contentCopy } from '../copy.ts'
import styles from './FormFrame.module.css'
import { useFrameHeights } from './useFrameHeights.ts'

/** A form of the CMS in a frame as tall as the form (`content.frame.*`), with a link in case the frame stays empty. */
export function FormFrame({ src, title }: { src: `/component/${string}`; title: string }) {
  useFrameHeights()
  return (
    <div className={styles.place}>
      <iframe className={styles.frame} src={src} title={title} loading="lazy" />
      <p className={styles.fallback}>
        {contentCopy.formMissing}{' '}
        <a className={styles.link} href={src} target="_blank" rel="noopener">
          {contentCopy.formLink}
        </a>
      </p>
    </div>
  )
}
