import { type ComponentType, type MouseEvent, useState } from 'react'
import { filesOf } from '#web/ui/media/imageFiles.ts'
import { Picture, type PictureImage } from '#web/ui/media/Picture.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { lookBookSizes } from '../pictureSizes.ts'
import styles from './LookBookGallery.module.css'
import type { LightboxProps } from './LookBookLightbox.tsx'

interface LookBookGalleryProps {
  name: string
  gallery: readonly PictureImage[]
}

/** Pictures of the first view, asked for at once. */
const eagerPictures = 3

/** Three columns of pictures, two on phones; each opens large (SPEC §9 Look book grid). */
export function LookBookGallery({ name, gallery }: LookBookGalleryProps) {
  const [shown, setShown] = useState<number>()
  const [Lightbox, setLightbox] = useState<ComponentType<LightboxProps>>()
  const urls = gallery.map((image) => filesOf(image).url)
  const load = async () => {
    const { LookBookLightbox } = await import('./LookBookLightbox.tsx')
    setLightbox(() => LookBookLightbox)
  }
  const open = (event: MouseEvent, index: number) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    setShown(index)
    // Without its code the link is as good: the picture alone, in its full size.
    load().catch(() => location.assign(urls[index] ?? ''))
  }
  return (
    <>
      <ul className={styles.grid}>
        {gallery.map((image, index) => (
          <li key={urls[index]}>
            <a
              className={styles.link}
              href={urls[index]}
              aria-haspopup="dialog"
              onClick={(event) => open(event, index)}
              onPointerEnter={() => load().catch(() => {})}
            >
              <Picture
                image={image}
                sizes={lookBookSizes}
                ratio="3 / 4"
                loading={index < eagerPictures ? 'eager' : 'lazy'}
                fetchPriority={index === 0 ? 'high' : undefined}
              />
            </a>
          </li>
        ))}
      </ul>
      {Lightbox ? (
        <Lightbox
          title={name}
          pictures={gallery}
          shown={shown}
          onShow={setShown}
          onClose={() => setShown(undefined)}
        />
      ) : null}
    </>
  )
}

/** The gallery while its pictures are not known. */
export const GallerySkeleton = () => (
  <div className={styles.grid} aria-hidden="true">
    {[...Array(6).keys()].map((picture) => (
      <Skeleton key={picture} ratio="3 / 4" />
    ))}
  </div>
)
