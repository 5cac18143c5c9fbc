import { type MouseEvent, useState } from 'react'
import { contentCopy } from '#web/generated/messages/contentCopy.ts'
import type { Elements } from '#web/lib/elements.ts'
import { imageFiles } from '#web/ui/media/imageFiles.ts'
import { type ImageImage, Picture } from '#web/ui/media/Picture.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { lookBookSizes } from '../imageSizes.ts'
import styles from './LookBookGallery.module.css'

interface LookBookGalleryProps {
  name: string
  gallery: readonly ImageImage[]
  /** The title of its products, whose section has the id `pieces`; undefined without products. */
  pieces: string | undefined
}

const loadLightbox = () => import('#web/ui/media/lightbox/openLightbox.tsx')

/** The width of an image: every third is large on phones, the fourth in wider windows (look-books.grid.rhythm). */
function sizesOf(index: number): string {
  if (index === 3) return '(width >= 30rem) 66vw, 50vw'
  return index % 3 === 2 ? '(width >= 30rem) 33vw, 100vw' : lookBookSizes
}

/** The number of images that are loaded eagerly. */
const eagerImages = 3

/** The grid of a look book's images (`look-books.grid.*`), which open in the lightbox (`look-books.lightbox.*`). */
export function LookBookGallery({ name, gallery, pieces }: LookBookGalleryProps) {
  const [lightbox, setLightbox] = useState<Elements>()
  const link = pieces === undefined ? undefined : { href: '#pieces', text: contentCopy.seePieces }
  const open = (event: MouseEvent<HTMLAnchorElement>, first: number) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    const opener = event.currentTarget
    loadLightbox().then(
      ({ openLightbox }) =>
        setLightbox(openLightbox({ title: name, images: gallery, first, opener, link })),
      // If the code cannot be loaded, the browser opens the file.
      () => location.assign(opener.href),
    )
  }
  return (
    <>
      <ul className={styles.grid}>
        {gallery.map((image, index) => (
          <li key={imageFiles(image).url}>
            <a
              className={styles.link}
              href={imageFiles(image).url}
              aria-haspopup="dialog"
              onClick={(event) => open(event, index)}
              onPointerEnter={() => loadLightbox().catch(() => {})}
            >
              <Picture
                image={image}
                sizes={sizesOf(index)}
                ratio="3 / 4"
                loading={index < eagerImages ? 'eager' : 'lazy'}
                fetchPriority={index === 0 ? 'high' : undefined}
              />
            </a>
          </li>
        ))}
        {pieces ? (
          <li className={styles.pieces}>
            <span>{pieces}</span>
            <a href="#pieces">{contentCopy.seePieces}</a>
          </li>
        ) : null}
      </ul>
      {lightbox}
    </>
  )
}

export const GallerySkeleton = () => (
  <div className={styles.grid} aria-hidden="true">
    {[...Array(6).keys()].map((picture) => (
      <Skeleton key={picture} ratio="3 / 4" />
    ))}
  </div>
)
