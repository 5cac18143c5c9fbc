import { type ImgHTMLAttributes, useContext } from 'react'
import { candidateOf, InlinePictures, phoneMedia } from '#web/boot/inlinePictures.ts'
import { classes } from '#web/lib/classes.ts'
import { filesOf, type ImageAddresses, type ImageFiles } from './imageFiles.ts'
import styles from './Picture.module.css'

/** A picture in several sizes and formats, as the shop's data describes it. */
export interface PictureImage extends ImageAddresses {
  alt: string
  color: string | null
  width: number
  height: number
}

interface PictureProps
  extends Pick<ImgHTMLAttributes<HTMLImageElement>, 'loading' | 'fetchPriority' | 'className'> {
  image: PictureImage | null
  /** Its width in the layout, for the attribute `sizes`: `(width >= 48rem) 33vw, 50vw`. */
  sizes: string
  /** Crops to this shape, `3 / 4`; without it the picture keeps its own. */
  ratio?: string
  /** Replaces the picture's own text; empty beside a text that says the same. */
  alt?: string
  /** The first view's picture: which width of it, in px, a phone takes. */
  phoneWidth?: number | undefined
  /** The address of a smaller file of it that the browser has: seen until its own file is there. */
  placeholder?: string | undefined
}

/** An image that has its space from the first paint: its shape and colour are rendered before the file is loaded. */
export function Picture({
  image,
  sizes,
  ratio,
  alt,
  className,
  loading = 'lazy',
  fetchPriority,
  phoneWidth,
  placeholder,
}: PictureProps) {
  const shape = {
    aspectRatio: ratio,
    backgroundColor: image?.color ?? undefined,
    backgroundImage: placeholder && `url(${JSON.stringify(placeholder)})`,
  }
  if (!image) return <div className={classes(styles.empty, className)} style={shape} />
  const files = filesOf(image)
  const better = sourcesOf(files)
  return (
    <picture className={classes(styles.picture, className)}>
      {phoneWidth ? <PhoneSource avifSrcset={files.avifSrcset} width={phoneWidth} /> : null}
      {better.map(({ type, srcset }) => (
        <source key={type} type={type} srcSet={srcset} sizes={sizes} />
      ))}
      <img
        className={styles.image}
        // Browsers read these in order: an address first would fetch before it is known to be lazy.
        loading={loading}
        fetchPriority={fetchPriority}
        // A browser that knows none of the better formats takes one size.
        sizes={better.length > 0 ? undefined : sizes}
        srcSet={better.length > 0 ? undefined : files.srcset}
        src={files.url}
        width={image.width}
        height={image.height}
        alt={alt ?? image.alt}
        style={shape}
        decoding="async"
      />
    </picture>
  )
}

/** The better formats that there are, best first, for `<source>` elements. */
export function sourcesOf({ avifSrcset, webpSrcset }: ImageFiles) {
  const sources = [
    { type: 'image/avif', srcset: avifSrcset },
    { type: 'image/webp', srcset: webpSrcset },
  ]
  return sources.flatMap(({ type, srcset }) => (srcset ? [{ type, srcset }] : []))
}

/** The source that phones take. The server's may hold the picture itself, so the two differ while the page hydrates. */
export function PhoneSource({ avifSrcset, width }: { avifSrcset: string | null; width: number }) {
  const inline = useContext(InlinePictures)
  const address = avifSrcset && candidateOf(avifSrcset, width)
  if (!address) return null
  return (
    <source
      media={phoneMedia}
      type="image/avif"
      srcSet={inline.get(address) ?? address}
      suppressHydrationWarning
    />
  )
}
