import { type MouseEvent, useState } from 'react'
import type { Elements } from '#web/lib/elements.ts'
import { filesOf } from '#web/ui/media/imageFiles.ts'
import { type ImageImage, Picture } from '#web/ui/media/Picture.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { lookBookSizes } from '../imageSizes.ts'
import styles from './LookBookGallery.module.css'

interface LookBookGalleryProps {
  name: string
  gallery: readonly ImageImage[]
}

const loadLightbox = () => import('#web/ui/media/lightbox/openLightbox.tsx')

/** Images that are loaded eagerly. */
const eagerImages = 3

/** The grid of a look book's images (`look-books.grid.*`); each opens in the lightbox (`look-books.lightbox.*`). */
export function LookBookGallery({ name, gallery }: LookBookGalleryProps) {
  const [lightbox, setLightbox] = useState<Elements>()
  const open = (event: MouseEvent<HTMLAnchorElement>, first: number) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    const opener = event.currentTarget
    loadLightbox().then(
      ({ openLightbox }) =>
        setLightbox(openLightbox({ title: name, images: gallery, first, opener })),
      // If the code cannot be loaded, the browser opens the file.
      () => location.assign(opener.href),
    )
  }
  return (
    <>
      <ul className={styles.grid}>
        {gallery.map((image, index) => (
          <li key={filesOf(image).url}>
            <a
              className={styles.link}
              href={filesOf(image).url}
              aria-haspopup="dialog"
              onClick={(event) => open(event, index)}
              onPointerEnter={() => loadLightbox().catch(() => {})}
            >
              <Picture
                image={image}
                sizes={lookBookSizes}
                ratio="3 / 4"
                loading={index < eagerImages ? 'eager' : 'lazy'}
                fetchPriority={index === 0 ? 'high' : undefined}
              />
            </a>
          </li>
        ))}
      </ul>
      {lightbox}
    </>
  )
}

/** Skeletons of the gallery. */
export const GallerySkeleton = () => (
  <div className={styles.grid} aria-hidden="true">
    {[...Array(6).keys()].map((picture) => (
      <Skeleton key={picture} ratio="3 / 4" />
    ))}
  </div>
)
