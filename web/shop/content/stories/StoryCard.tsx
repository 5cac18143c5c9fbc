import { longDate } from '#web/lib/time.ts'
import { Picture } from '#web/ui/media/Picture.tsx'
import styles from './StoryCard.module.css'
import type { StoryFieldsFragment } from './stories.generated.ts'
import { storyPreviews } from './story.ts'

interface StoryCardProps {
  story: StoryFieldsFragment
  /** The width of the card, for the attribute `sizes`. */
  sizes: string
  /** Whether it is in the first view, so that its image is loaded eagerly. */
  eager?: boolean
  heading?: 'h2' | 'h3'
}

/** A story with image, title, category, date and excerpt, as a link to its page. */
export function StoryCard({
  story,
  sizes,
  eager = false,
  heading: Heading = 'h2',
}: StoryCardProps) {
  return (
    <article className={styles.card}>
      <a
        className={styles.link}
        href={story.url}
        onClick={() => storyPreviews.remember(story.url, story)}
      >
        <Picture
          image={story.image}
          sizes={sizes}
          ratio="4 / 3"
          alt=""
          loading={eager ? 'eager' : 'lazy'}
          fetchPriority={eager ? 'high' : undefined}
        />
        <Heading className={styles.title}>{story.title}</Heading>
      </a>
      <p className={styles.details}>
        <span>{story.categoryNames.join(', ')}</span>
        {story.date ? <time dateTime={story.date}>{longDate(new Date(story.date))}</time> : null}
      </p>
      <p className={styles.excerpt}>{story.excerpt}</p>
    </article>
  )
}
