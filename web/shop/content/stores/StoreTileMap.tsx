import { Map as PigeonMap } from 'pigeon-maps'
import { type RefObject, useEffect, useRef, useState } from 'react'
import type { Position } from '#web/lib/distance.ts'
import { IconButton } from '#web/ui/IconButton.tsx'
import { MinusIcon, PlusIcon } from '#web/ui/icons.tsx'
import { contentCopy } from '../copy.ts'
import styles from './StoreMap.module.css'
import { StoreMarker } from './StoreMarker.tsx'
import { StoreTile } from './StoreTile.tsx'
import type { StoreFieldsFragment } from './stores.generated.ts'

export interface TileMapProps {
  stores: readonly StoreFieldsFragment[]
  /** The slug of the selected store. */
  selected: string | undefined
  centre: Position
  zoom: number
  onSelect: (slug: string) => void
}

const zoomRange = { min: 5, max: 18 }

const tileAddress = (x: number, y: number, z: number) =>
  `https://tile.openstreetmap.org/${z}/${x}/${y}.png`

/** A map of OpenStreetMap tiles with a marker for each store. Selecting a store resets the view, which can be dragged and zoomed. */
export function StoreTileMap({ stores, selected, centre, zoom, onSelect }: TileMapProps) {
  const target = `${centre.lat} ${centre.lng} ${zoom}`
  const [view, setView] = useState({ target, centre, zoom })
  // The view after dragging. A ref, because passing it to the map during a gesture would stop the gesture.
  const latestView = useRef({ centre, zoom })
  const frame = useRef<HTMLDivElement>(null)
  const hasTileFailed = useTileFailure(frame)
  if (view.target !== target) setView({ target, centre, zoom })
  const zoomBy = (step: number) =>
    setView({
      target,
      centre: latestView.current.centre,
      zoom: Math.min(
        Math.max(Math.round(latestView.current.zoom) + step, zoomRange.min),
        zoomRange.max,
      ),
    })
  return (
    <div className={styles.map} ref={frame}>
      <PigeonMap
        center={[view.centre.lat, view.centre.lng]}
        zoom={view.zoom}
        minZoom={zoomRange.min}
        maxZoom={zoomRange.max}
        provider={tileAddress}
        tileComponent={StoreTile}
        onBoundsChanged={({ center: [lat, lng], zoom: shown }) => {
          latestView.current = { centre: { lat, lng }, zoom: shown }
        }}
        metaWheelZoom
        twoFingerDrag
        attribution={false}
        boxClassname={styles.fallback ?? ''}
      >
        {stores.map((store) => (
          <StoreMarker
            key={store.id}
            anchor={[store.location.lat, store.location.lng]}
            name={store.name}
            current={store.slug === selected}
            onSelect={() => onSelect(store.slug)}
          />
        ))}
      </PigeonMap>
      <div className={styles.zoom}>
        <IconButton label={contentCopy.zoomIn} icon={<PlusIcon />} onClick={() => zoomBy(1)} />
        <IconButton label={contentCopy.zoomOut} icon={<MinusIcon />} onClick={() => zoomBy(-1)} />
      </div>
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
    </div>
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
