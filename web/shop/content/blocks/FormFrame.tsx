import { contentCopy } from '#web/generated/messages/contentCopy.ts'
import { language } from '#web/lib/language.ts'
import styles from './FormFrame.module.css'
import { useFrameHeights } from './useFrameHeights.ts'
import { useFrameLeads } from './useFrameLeads.ts'

/** A form of the CMS in a frame of its height (`content.frame.*`), with a link for browsers that block the frame. */
export function FormFrame({ src: form, title }: { src: `/component/${string}`; title: string }) {
  const src = language() === 'en' ? form : `${form}?lang=${language()}`
  useFrameHeights()
  useFrameLeads()
  return (
    <div className={styles.container}>
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
