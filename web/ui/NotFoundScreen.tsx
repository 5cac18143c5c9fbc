import { ButtonLink } from './Button.tsx'
import styles from './ErrorScreen.module.css'

/** The 404 screen, with a way back (SPEC §2). */
export function NotFoundScreen() {
  return (
    <section className={styles.screen}>
      <p className={styles.code}>404</p>
      <h1 className={styles.title}>We could not find that page</h1>
      <p className={styles.text}>It may have moved, or the season may have ended.</p>
      <ButtonLink href="/">Back to homepage</ButtonLink>
    </section>
  )
}
