import { type RefObject, useEffect, useState } from 'react'
import { contentCopy } from '#web/generated/messages/contentCopy.ts'
import styles from './StoreMap.module.css'

/** The attribution of a map's tiles, and a notice when they cannot be loaded. */
export function MapNotes({ frame }: { frame: RefObject<HTMLElement | null> }) {
  const hasTileFailed = useTileFailure(frame)
  return (
    <>
      {hasTileFailed ? (
        <p className={styles.unavailable} role="status">
          {contentCopy.mapUnavailable}
        </p>
      ) : null}
      <p className={styles.attribution}>
        ©{' '}
        <a
          className={styles.attributionLink}
          href="https://www.openstreetmap.org/copyright"
          target="_blank"
          rel="noopener"
        >
          OpenStreetMap
        </a>{' '}
        {contentCopy.mapContributors}
      </p>
    </>
  )
}

/** Whether the last tile could not be loaded. */
function useTileFailure(frame: RefObject<HTMLElement | null>) {
  const [hasFailed, setHasFailed] = useState(false)
  useEffect(() => {
    const element = frame.current
    // Events of images do not bubble, but can be captured. The listeners end with the element.
    element?.addEventListener('error', () => setHasFailed(true), true)
    element?.addEventListener('load', () => setHasFailed(false), true)
  }, [frame])
  return hasFailed
}
