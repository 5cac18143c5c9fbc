import { useEffect, useRef, useState } from 'react'
import { Later } from '#web/boot/Later.tsx'
import { galleryCopy } from '#web/generated/messages/galleryCopy.ts'
import type { Elements } from '#web/lib/elements.ts'
import { pressedLink } from '#web/lib/pressedLink.ts'
import { imageFiles } from '#web/ui/media/imageFiles.ts'
import { type ImageImage, Picture } from '#web/ui/media/Picture.tsx'
import { VisuallyHidden } from '#web/ui/VisuallyHidden.tsx'
import { galleryPhoneWidth, gallerySizes } from '../card/imageSizes.ts'
import { GalleryThumbnails, ThumbnailSkeletons } from './GalleryThumbnails.tsx'
import styles from './ProductGallery.module.css'
import { ProductVideo, type ProductVideoProps } from './ProductVideo.tsx'
import { useExpandFromLink } from './useExpandFromLink.ts'

/** Returns the index of the child in view of a row with scroll snapping, and a function that scrolls to another. */
function useSnapScroll() {
  const row = useRef<HTMLUListElement>(null)
  const [current, setCurrent] = useState(0)
  useEffect(() => {
    const element = row.current
    if (!element) return
    const update = () =>
      setCurrent(Math.round(element.scrollLeft / Math.max(element.clientWidth, 1)))
    element.addEventListener('scroll', update, { passive: true })
    return () => element.removeEventListener('scroll', update)
  }, [])
  const show = (index: number) => {
    const element = row.current
    element?.scrollTo({ left: index * element.clientWidth })
  }
  return { row, current, show }
}

interface ProductGalleryProps {
  name: string
  images: readonly ImageImage[]
  video: Omit<ProductVideoProps, 'name'> | null
  /** The path of the product's page. */
  path: string
  /** Whether more images are loading. */
  isLoading: boolean
}

/**
 * A carousel of a product's images, which open in the lightbox, and its video, with thumbnails
 * (`product.page.gallery`).
 */
export function ProductGallery({ name, images, video, path, isLoading }: ProductGalleryProps) {
  const { row, current, show } = useSnapScroll()
  const [pressed] = useState(() => pressedLink(path)?.image)
  useExpandFromLink(row, path)
  const title = galleryCopy.images({ product: name })
  const [lightbox, setLightbox] = useState<Elements>()
  const open = (image: ImageImage, opener: Element) =>
    import('#web/ui/media/lightbox/openLightbox.tsx').then(
      ({ openLightbox }) => {
        const first = images.indexOf(image)
        setLightbox(openLightbox({ title, images: images, first, opener, onClosed: show }))
      },
      // If the code cannot be loaded, the browser opens the file.
      () => location.assign(imageFiles(image).url),
    )
  const videoWithPoster = video && { ...video, poster: video.poster ?? images[0] ?? null }
  return (
    <section className={styles.gallery} aria-label={title}>
      <ul className={styles.slides} ref={row}>
        {images.map((image, index) => (
          <li key={imageFiles(image).url} className={styles.slide}>
            <button
              className={styles.zoom}
              type="button"
              aria-haspopup="dialog"
              onClick={({ currentTarget }) => open(image, currentTarget)}
            >
              <VisuallyHidden>{galleryCopy.zoom}</VisuallyHidden>
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
        {videoWithPoster ? (
          <li className={styles.slide}>
            <ProductVideo {...videoWithPoster} name={name} />
          </li>
        ) : null}
      </ul>
      {isLoading ? (
        <ThumbnailSkeletons />
      ) : (
        <GalleryThumbnails
          images={images}
          video={videoWithPoster}
          current={current}
          onShow={show}
        />
      )}
      {lightbox}
    </section>
  )
}
