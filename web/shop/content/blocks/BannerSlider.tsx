import { blockCopy } from '#web/generated/messages/blockCopy.ts'
import { classes } from '#web/lib/classes.ts'
import { linkTarget } from '#web/lib/linkTarget.ts'
import { imageFiles } from '#web/ui/media/imageFiles.ts'
import { imageSources, PhoneSource } from '#web/ui/media/Picture.tsx'
import { Slider } from '#web/ui/media/Slider.tsx'
import { bannerPhoneWidth, wideBanner } from '../imageSizes.ts'
import type { BlockFieldsFragment } from '../page.generated.ts'
import styles from './BannerSlider.module.css'

type Banner = Extract<BlockFieldsFragment, { __typename: 'BannerSlider' }>
type Slide = Banner['slides'][number]

/** A slider of large images with titles (`content.banner-slider.*`). `first`: whether it is the first block of the page. */
export function BannerSlider({ slides, first }: { slides: Banner['slides']; first: boolean }) {
  return (
    <Slider
      className={classes(styles.banner, slides.length < 2 && styles.single)}
      label={blockCopy.highlights}
      wraps
      slides={slides.map((slide, index) => ({
        key: slide.title,
        content: <BannerSlide slide={slide} eager={first && index === 0} />,
      }))}
    />
  )
}

function BannerSlide({ slide, eager }: { slide: Slide; eager: boolean }) {
  const { title, text, link } = slide
  return (
    <div className={styles.slide}>
      <SlideImage slide={slide} eager={eager} />
      {/* Blocks the first paint until the text is parsed: incomplete text would shift upwards. */}
      {eager ? <link rel="expect" href="#banner-text" blocking="render" /> : null}
      <div className={styles.text} id={eager ? 'banner-text' : undefined}>
        <h2 className={styles.title}>{title}</h2>
        {text ? <p className={styles.subtitle}>{text}</p> : null}
        {link ? (
          <a className={styles.link} href={link.url} target={linkTarget(link)}>
            {link.text ?? blockCopy.discover}
          </a>
        ) : null}
      </div>
    </div>
  )
}

/** An image with a wide and a narrow crop, from which the browser chooses by its window. */
function SlideImage({ slide: { desktop, mobile }, eager }: { slide: Slide; eager: boolean }) {
  const wide = imageFiles(desktop)
  const narrow = imageFiles(mobile)
  const narrowSources = imageSources(narrow)
  const sources = [
    ...[...imageSources(wide), { type: undefined, srcset: wide.srcset }].map((source) => ({
      ...source,
      width: desktop.width,
      height: desktop.height,
      media: wideBanner,
    })),
    ...narrowSources.map((source) => ({
      ...source,
      width: mobile.width,
      height: mobile.height,
      media: undefined,
    })),
  ]
  return (
    <picture className={styles.picture}>
      {eager ? <PhoneSource avifSrcset={narrow.avifSrcset} width={bannerPhoneWidth} /> : null}
      {sources.map(({ media, type, srcset, width, height }) => (
        <source
          key={`${media} ${type}`}
          media={media}
          type={type}
          srcSet={srcset}
          sizes="100vw"
          width={width}
          height={height}
        />
      ))}
      <img
        className={styles.image}
        style={{ backgroundColor: desktop.color ?? undefined }}
        loading={eager ? 'eager' : 'lazy'}
        fetchPriority={eager ? 'high' : 'auto'}
        sizes={narrowSources.length > 0 ? undefined : '100vw'}
        srcSet={narrowSources.length > 0 ? undefined : narrow.srcset}
        src={narrow.url}
        width={mobile.width}
        height={mobile.height}
        alt={desktop.alt}
        decoding="async"
      />
    </picture>
  )
}
