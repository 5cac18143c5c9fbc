import { lazy, Suspense, useState } from 'react'
import { Later } from '#web/boot/Later.tsx'
import { pressedLink } from '#web/lib/pressedLink.ts'
import { filesOf } from '#web/ui/media/imageFiles.ts'
import { Picture, type PictureImage } from '#web/ui/media/Picture.tsx'
import { VisuallyHidden } from '#web/ui/VisuallyHidden.tsx'
import { GalleryThumbnails, ThumbnailSkeletons } from './GalleryThumbnails.tsx'
import { galleryPhoneWidth, gallerySizes } from './gallerySizes.ts'
import styles from './ProductGallery.module.css'
import { ProductVideo, type ProductVideoProps } from './ProductVideo.tsx'
import { useArrival } from './useArrival.ts'
import { useStage } from './useStage.ts'

const ProductZoom = lazy(async () => ({
  default: (await import('./ProductZoom.tsx')).ProductZoom,
}))

interface ProductGalleryProps {
  name: string
  images: readonly PictureImage[]
  video: Omit<ProductVideoProps, 'name'> | null
  /** The product's own address. */
  path: string
  /** More pictures are loading. */
  waits: boolean
}

/** A product's pictures: one at a time to swipe through, with all of them small beside it. */
export function ProductGallery({ name, images, video, path, waits }: ProductGalleryProps) {
  const { stage, current, show } = useStage()
  const [pressed] = useState(() => pressedLink(path)?.picture)
  useArrival(stage, path)
  const film = video && { ...video, poster: video.poster ?? images[0] ?? null }
  const [zoomed, setZoomed] = useState<number>()
  const [hasZoomed, setHasZoomed] = useState(false)
  const zoom = (index: number) => {
    setZoomed(index)
    setHasZoomed(true)
  }
  return (
    <section className={styles.region} aria-label={`Pictures of ${name}`}>
      <ul className={styles.stage} ref={stage}>
        {images.map((image, index) => (
          <li key={filesOf(image).url} className={styles.item}>
            <button
              className={styles.zoom}
              type="button"
              aria-haspopup="dialog"
              onClick={() => zoom(index)}
            >
              <VisuallyHidden>Zoom: </VisuallyHidden>
              {index === 0 ? (
                <Picture
                  image={image}
                  sizes={gallerySizes}
                  ratio="var(--ratio)"
                  loading="eager"
                  fetchPriority="high"
                  phoneWidth={galleryPhoneWidth}
                  placeholder={pressed?.src}
                />
              ) : (
                <Later>
                  <Picture image={image} sizes={gallerySizes} ratio="var(--ratio)" loading="lazy" />
                </Later>
              )}
            </button>
          </li>
        ))}
        {film ? (
          <li className={styles.item}>
            <ProductVideo {...film} name={name} />
          </li>
        ) : null}
      </ul>
      {waits ? (
        <ThumbnailSkeletons />
      ) : (
        <GalleryThumbnails images={images} video={film} current={current} onShow={show} />
      )}
      {hasZoomed ? (
        <Suspense>
          <ProductZoom
            name={name}
            images={images}
            index={zoomed}
            onClose={() => {
              if (zoomed !== undefined) show(zoomed)
              setZoomed(undefined)
            }}
            onShow={setZoomed}
          />
        </Suspense>
      ) : null}
    </section>
  )
}
