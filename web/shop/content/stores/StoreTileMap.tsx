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

const zooms = { min: 5, max: 18 }

const tileAddress = (x: number, y: number, z: number) =>
  `https://tile.openstreetmap.org/${z}/${x}/${y}.png`

/** OpenStreetMap's tiles with a marker for each store. The selection sets the view, which can be dragged and zoomed. */
export function StoreTileMap({ stores, selected, centre, zoom, onSelect }: TileMapProps) {
  const given = `${centre.lat} ${centre.lng} ${zoom}`
  const [view, setView] = useState({ given, centre, zoom })
  // The view after dragging. Not a state: passing it to the map during a gesture would stop it.
  const reached = useRef({ centre, zoom })
  const frame = useRef<HTMLDivElement>(null)
  const areTilesMissing = useMissingTiles(frame)
  if (view.given !== given) setView({ given, centre, zoom })
  const closer = (step: number) =>
    setView({
      given,
      centre: reached.current.centre,
      zoom: Math.min(Math.max(Math.round(reached.current.zoom) + step, zooms.min), zooms.max),
    })
  return (
    <div className={styles.map} ref={frame}>
      <PigeonMap
        center={[view.centre.lat, view.centre.lng]}
        zoom={view.zoom}
        minZoom={zooms.min}
        maxZoom={zooms.max}
        provider={tileAddress}
        tileComponent={StoreTile}
        onBoundsChanged={({ center: [lat, lng], zoom: shown }) => {
          reached.current = { centre: { lat, lng }, zoom: shown }
        }}
        metaWheelZoom
        twoFingerDrag
        attribution={false}
        boxClassname={styles.squares ?? ''}
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
        <IconButton label="Zoom in" icon={<PlusIcon />} onClick={() => closer(1)} />
        <IconButton label="Zoom out" icon={<MinusIcon />} onClick={() => closer(-1)} />
      </div>
      {areTilesMissing ? (
        <p className={styles.unavailable} role="status">
          {contentCopy.mapUnavailable}
        </p>
      ) : null}
      <p className={styles.credit}>
        ©{' '}
        <a
          className={styles.creditLink}
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
function useMissingTiles(frame: RefObject<HTMLElement | null>) {
  const [isMissing, setIsMissing] = useState(false)
  useEffect(() => {
    const element = frame.current
    const missed = () => setIsMissing(true)
    const arrived = () => setIsMissing(false)
    // The events of an image do not bubble, but they can be captured.
    element?.addEventListener('error', missed, true)
    element?.addEventListener('load', arrived, true)
    return () => {
      element?.removeEventListener('error', missed, true)
      element?.removeEventListener('load', arrived, true)
    }
  }, [frame])
  return isMissing
}
