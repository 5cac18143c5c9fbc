import { Button } from './Button.tsx'
import styles from './ErrorScreen.module.css'

/** The generic error screen, with what to tell the shop's people (SPEC §2, §8). */
export function ErrorScreen(props: {
  id: string
  address: string
  date: string
  onRefresh: () => void
}) {
  return (
    <section className={styles.screen} role="alert">
      <h1 className={styles.title}>Oops... Something went wrong!</h1>
      <dl className={styles.details}>
        <dt>Error ID</dt>
        <dd>{props.id}</dd>
        <dt>URL</dt>
        <dd>{props.address}</dd>
        <dt>Date</dt>
        <dd>{props.date}</dd>
      </dl>
      <Button onClick={props.onRefresh}>Refresh Page</Button>
    </section>
  )
}
