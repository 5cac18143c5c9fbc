import { type ReactNode, useState } from 'react'
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

interface ProductGalleryProps {
  name: string
  images: readonly PictureImage[]
  video: Omit<ProductVideoProps, 'name'> | null
  /** The path of the product's page. */
  path: string
  /** Whether more pictures are loading. */
  waits: boolean
}

/** A product's pictures, one at a time to swipe through, with thumbnails; each opens in the lightbox (`product.page.gallery`). */
export function ProductGallery({ name, images, video, path, waits }: ProductGalleryProps) {
  const { stage, current, show } = useStage()
  const [pressed] = useState(() => pressedLink(path)?.picture)
  useArrival(stage, path)
  const title = `Pictures of ${name}`
  const [lightbox, setLightbox] = useState<ReactNode>()
  const open = (image: PictureImage, opener: Element) =>
    import('#web/ui/media/lightbox/openLightbox.tsx').then(
      ({ openLightbox }) => {
        const first = images.indexOf(image)
        setLightbox(openLightbox({ title, pictures: images, first, opener, onClosed: show }))
      },
      // Without the code, the browser shows the file itself.
      () => location.assign(filesOf(image).url),
    )
  const film = video && { ...video, poster: video.poster ?? images[0] ?? null }
  return (
    <section className={styles.region} aria-label={title}>
      <ul className={styles.stage} ref={stage}>
        {images.map((image, index) => (
          <li key={filesOf(image).url} className={styles.item}>
            <button
              className={styles.zoom}
              type="button"
              aria-haspopup="dialog"
              onClick={({ currentTarget }) => open(image, currentTarget)}
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
      {lightbox}
    </section>
  )
}
