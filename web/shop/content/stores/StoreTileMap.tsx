import { zoom } from '@vitrine/machines/stores/stores.ts'
import { Map as PigeonMap } from 'pigeon-maps'
import { useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { contentCopy } from '#web/generated/messages/contentCopy.ts'
import { IconButton } from '#web/ui/IconButton.tsx'
import { MinusIcon, PlusIcon } from '#web/ui/icons.tsx'
import { fullView, type MapView } from './fullView.ts'
import { MapNotes } from './MapNotes.tsx'
import styles from './StoreMap.module.css'
import { StoreMarker } from './StoreMarker.tsx'
import { StoreTile } from './StoreTile.tsx'
import { groupStores } from './storeGroups.ts'
import type { StoreFieldsFragment } from './stores.generated.ts'

export interface TileMapProps {
  stores: readonly StoreFieldsFragment[]
  /** The slug of the selected store. */
  selected: string | undefined
  onSelect: (slug: string) => void
}

/** Below zoom 4, a small map would repeat the world. */
const zoomRange = { min: 4, max: 18 }

const fullZooms = { min: zoomRange.min, max: zoom.all }

const tileUrl = (x: number, y: number, z: number) =>
  `https://tile.openstreetmap.org/${z}/${x}/${y}.png`

/**
 * A map of OpenStreetMap tiles with the pins of all stores, which can be dragged and zoomed, and moves to a selected
 * store (stores.map.*).
 */
export function StoreTileMap({ stores, selected, onSelect }: TileMapProps) {
  const frame = useRef<HTMLDivElement>(null)
  const [size, setSize] = useState<{ width: number; height: number }>()
  useLayoutEffect(() => {
    if (!frame.current) return
    const observer = new ResizeObserver(([entry]) => entry && setSize(entry.contentRect))
    observer.observe(frame.current)
    return () => observer.disconnect()
  }, [])
  return (
    <div className={styles.map} ref={frame}>
      {size ? (
        <SizedMap stores={stores} selected={selected} onSelect={onSelect} size={size} />
      ) : null}
      <MapNotes frame={frame} />
    </div>
  )
}

interface SizedMapProps extends TileMapProps {
  size: { width: number; height: number }
}

function SizedMap({ stores, selected, onSelect, size }: SizedMapProps) {
  const store = stores.find(({ slug }) => slug === selected)
  const initial = store
    ? { centre: store.location, zoom: zoom.one }
    : fullView(locationsOf(stores), size, fullZooms)
  const target = `${initial.centre.lat} ${initial.centre.lng} ${initial.zoom}`
  const [view, setView] = useState({ ...initial, target })
  const [pinZoom, setPinZoom] = useState(initial.zoom)
  // The view after dragging. A ref, because passing it to the map during a gesture would stop the gesture.
  const latestView = useRef<MapView>(initial)
  if (view.target !== target) setView({ ...initial, target })
  const show = (next: MapView) => {
    // The map ignores a view that it was given last, even after dragging.
    flushSync(() => setView({ ...latestView.current, target }))
    setView({ ...next, target })
  }
  const zoomBy = (step: number) => {
    const { centre, zoom } = latestView.current
    const next = Math.round(zoom) + step
    show({ centre, zoom: Math.min(Math.max(next, zoomRange.min), zoomRange.max) })
  }
  const groups =
    pinZoom < zoomRange.max ? groupStores(stores, pinZoom) : stores.map((store) => [store] as const)
  return (
    <>
      <PigeonMap
        center={[view.centre.lat, view.centre.lng]}
        zoom={view.zoom}
        minZoom={zoomRange.min}
        maxZoom={zoomRange.max}
        provider={tileUrl}
        tileComponent={StoreTile}
        onBoundsChanged={({ center: [lat, lng], zoom: shown }) => {
          latestView.current = { centre: { lat, lng }, zoom: shown }
          setPinZoom(Math.round(shown))
        }}
        metaWheelZoom
        metaWheelZoomWarning={contentCopy.mapWheel}
        twoFingerDrag
        twoFingerDragWarning={contentCopy.mapDrag}
        attribution={false}
        boxClassname={styles.fallback ?? ''}
      >
        {groups.map(([first, ...others]) => (
          <StoreMarker
            key={first.id}
            anchor={[first.location.lat, first.location.lng]}
            names={[first, ...others].map(({ name }) => name)}
            current={[first, ...others].some(({ slug }) => slug === selected)}
            onSelect={() => {
              if (others.length === 0) onSelect(first.slug)
              else show(fullView(locationsOf([first, ...others]), size, zoomRange))
            }}
          />
        ))}
      </PigeonMap>
      <div className={styles.zoom}>
        <IconButton label={contentCopy.zoomIn} icon={<PlusIcon />} onClick={() => zoomBy(1)} />
        <IconButton label={contentCopy.zoomOut} icon={<MinusIcon />} onClick={() => zoomBy(-1)} />
      </div>
    </>
  )
}

const locationsOf = (stores: readonly StoreFieldsFragment[]) =>
  stores.map(({ location }) => location)
