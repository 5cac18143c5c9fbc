import { useFrame } from '#web/core/SiteProvider.tsx'
import { frameCopy } from '#web/generated/messages/frameCopy.ts'
import { LockIcon } from '#web/ui/icons.tsx'
import styles from './PlainFooter.module.css'

/** A footer without menus. `secure` adds a note that the connection is encrypted. */
export function PlainFooter({ secure = false }: { secure?: boolean }) {
  const { data } = useFrame()
  return (
    <footer className={styles.footer}>
      {secure ? (
        <p className={styles.secure}>
          <LockIcon size={16} />
          {frameCopy.secure}
        </p>
      ) : null}
      <p className={styles.copyright}>{data?.site?.info.copyright}</p>
    </footer>
  )
}
