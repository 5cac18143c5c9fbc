import { useFrame } from '#web/core/SiteProvider.tsx'
import { LockIcon } from '#web/ui/icons.tsx'
import styles from './PlainFooter.module.css'

/** A footer without menus. With `secure` it says that the connection is encrypted. */
export function PlainFooter({ secure = false }: { secure?: boolean }) {
  const { data } = useFrame()
  return (
    <footer className={styles.footer}>
      {secure ? (
        <p className={styles.secure}>
          <LockIcon size={16} />
          Secure checkout. Your details are encrypted.
        </p>
      ) : null}
      <p className={styles.copyright}>{data?.site?.info.copyright}</p>
    </footer>
  )
}
