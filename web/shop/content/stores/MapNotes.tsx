import { type RefObject, useEffect, useState } from 'react'
import { contentCopy } from '../copy.ts'
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
        contributors
      </p>
    </>
  )
}

/** Whether the last tile could not be loaded. */
function useTileFailure(frame: RefObject<HTMLElement | null>) {
  const [hasFailed, setHasFailed] = useState(false)
  useEffect(() => {
    const element = frame.current
    const onError = () => setHasFailed(true)
    const onLoad = () => setHasFailed(false)
    // Events of images do not bubble, but can be captured.
    element?.addEventListener('error', onError, true)
    element?.addEventListener('load', onLoad, true)
    return () => {
      element?.removeEventListener('error', onError, true)
      element?.removeEventListener('load', onLoad, true)
    }
  }, [frame])
  return hasFailed
}
