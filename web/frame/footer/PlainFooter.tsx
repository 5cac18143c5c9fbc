import { useFrame } from '#web/core/SiteProvider.tsx'
import { LockIcon } from '#web/ui/icons.tsx'
import styles from './PlainFooter.module.css'

/** A footer without menus. `secure` says that what is entered on the page is sent safely. */
export function PlainFooter({ secure = false }: { secure?: boolean }) {
  const { data } = useFrame()
  return (
    <footer className={styles.footer}>
      {secure ? (
        <p className={styles.secure}>
          <LockIcon size={16} />
          Secure checkout. Your details are sent over an encrypted connection.
        </p>
      ) : null}
      <p className={styles.copyright}>{data?.site?.info.copyright}</p>
    </footer>
  )
}
