import type { FrameQuery } from '#web/core/site.generated.ts'
import { frameCopy } from '#web/generated/messages/frameCopy.ts'
import { language } from '#web/lib/language.ts'
import { pathTo } from '#web/paths.ts'
import { Picture } from '#web/ui/media/Picture.tsx'
import { VisuallyHidden } from '#web/ui/VisuallyHidden.tsx'
import styles from './Logo.module.css'

/** The logo as an image or text, with a link to the site's URL (frame.header.logo). */
export function Logo({ site }: { site: FrameQuery['site'] | undefined }) {
  if (!site)
    return (
      <a className={styles.logo} href={pathTo('home')}>
        <VisuallyHidden>{frameCopy.home}</VisuallyHidden>
      </a>
    )
  const { logo } = site.settings
  return (
    <a
      className={styles.logo}
      href={language() === 'en' ? site.info.url : pathTo('home')}
      aria-label={frameCopy.homeOf({ site: site.info.name })}
    >
      {logo.image ? (
        <Picture image={logo.image} sizes="10rem" alt="" loading="eager" />
      ) : (
        <span className={logo.text === 'VITRINE' ? styles.wordmark : undefined}>{logo.text}</span>
      )}
    </a>
  )
}
