import { useState } from 'react'
import { contentCopy } from '#web/generated/messages/contentCopy.ts'
import type { Elements } from '#web/lib/elements.ts'
import { pressedLink } from '#web/lib/pressedLink.ts'
import { longDate } from '#web/lib/time.ts'
import { pathTo } from '#web/paths.ts'
import { Breadcrumbs, BreadcrumbsSkeleton } from '#web/ui/Breadcrumbs.tsx'
import { ButtonLink } from '#web/ui/Button.tsx'
import { Container } from '#web/ui/Container.tsx'
import { Html } from '#web/ui/Html.tsx'
import { Picture } from '#web/ui/media/Picture.tsx'
import { LoadingNote, TextSkeleton } from '#web/ui/Skeleton.tsx'
import { VisuallyHidden } from '#web/ui/VisuallyHidden.tsx'
import { storyImageSizes } from '../imageSizes.ts'
import type { PageFieldsFragment } from '../page.generated.ts'
import { MoreStories } from './MoreStories.tsx'
import styles from './Story.module.css'

interface StoryProps {
  path: string
  /** The story, or the data of its card while it loads. */
  preview: Pick<PageFieldsFragment, 'title' | 'image' | 'date' | 'categoryNames'>
  /** Undefined while it loads. */
  story: PageFieldsFragment | undefined
  /** The blocks that are shown below its text. */
  children: Elements
}

/** A story, with links to more stories below it. */
export function Story({ path, preview, story, children }: StoryProps) {
  const { title, image, date, categoryNames } = preview
  const [pressed] = useState(() => pressedLink(path)?.image)
  const heading = <h1 className={styles.title}>{title}</h1>
  const showsTitle = story?.showTitle ?? true
  return (
    <>
      <article className={styles.story}>
        <Container className={styles.intro}>
          {story ? <Breadcrumbs steps={story.meta.breadcrumbs} /> : <BreadcrumbsSkeleton />}
          <header className={styles.header}>
            <p className={styles.details}>
              <span>{categoryNames.join(', ')}</span>
              {date ? <time dateTime={date}>{longDate(new Date(date))}</time> : null}
            </p>
            {showsTitle ? heading : <VisuallyHidden>{heading}</VisuallyHidden>}
            {story ? <Lead text={story.meta.description} /> : <LeadSkeleton />}
          </header>
        </Container>
        {image ? (
          <Picture
            className={styles.image}
            image={image}
            sizes={storyImageSizes}
            loading="eager"
            fetchPriority="high"
            placeholder={pressed?.src}
          />
        ) : null}
        <Container width="text">
          {story ? (
            <Html html={story.content} css={story.styles} className={styles.text} />
          ) : (
            <TextSkeleton lines={12} />
          )}
        </Container>
        <div className={styles.blocks}>{children}</div>
        <Container width="text" className={styles.allStories}>
          <ButtonLink variant="secondary" href={pathTo('stories')}>
            {contentCopy.allStories}
          </ButtonLink>
        </Container>
      </article>
      {story ? <MoreStories currentTitle={title} /> : null}
    </>
  )
}

const Lead = ({ text }: { text: string | null }) =>
  text ? <p className={styles.lead}>{text}</p> : null

const LeadSkeleton = () => (
  <div className={styles.leadSkeleton}>
    <LoadingNote />
    <TextSkeleton lines={2} />
  </div>
)
