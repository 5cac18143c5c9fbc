import { type MouseEvent, useEffect } from 'react'
import { useLocation } from 'wouter'
import { contentCopy } from '#web/generated/messages/contentCopy.ts'
import { useNearEnd } from '#web/lib/useNearEnd.ts'
import { Button, ButtonLink } from '#web/ui/Button.tsx'
import { Notice } from '#web/ui/Notice.tsx'
import { CardSkeletons, LoadingNote } from '#web/ui/Skeleton.tsx'
import { EmptyState } from '#web/ui/screens/EmptyState.tsx'
import styles from './StoriesList.module.css'
import { StoryCard } from './StoryCard.tsx'
import { storiesUrl } from './storiesUrl.ts'
import { useStories } from './useStories.ts'

const cardSizes = '(width >= 75rem) 34rem, 46vw'

/** Cards whose images are loaded eagerly. */
const eagerCards = 2

/** Stories in two columns. `pages` is the number of pages that the URL selects. */
export function StoriesList({ pages }: { pages: number }) {
  const list = useStories(pages)
  const { stories } = list
  const [path, navigate] = useLocation()
  const end = useNearEnd(list.reachEnd, list.isReady, stories.length)
  const next = storiesUrl(path, list.shown + 1)
  useEffect(() => {
    // Reload and back navigation then show the same number of pages.
    const url = storiesUrl(path, list.shown)
    if (list.shown > pages) navigate(url, { replace: true, state: history.state })
  }, [path, list.shown, pages, navigate])
  const loadMore = (event: MouseEvent) => {
    event.preventDefault()
    list.requestMore()
  }
  if (stories.length === 0) {
    if (list.hasFailed) return <StoriesFailure onRetry={list.retry} />
    if (list.isEmpty) return <EmptyState title={contentCopy.noStories} />
    return (
      <>
        <LoadingNote />
        <ul className={styles.grid}>
          <CardSkeletons count={4} ratio="4 / 3" />
        </ul>
      </>
    )
  }
  return (
    <>
      <ul className={styles.grid}>
        {stories.map((story, index) => (
          <li key={story.id}>
            <StoryCard story={story} sizes={cardSizes} eager={index < eagerCards} />
          </li>
        ))}
        {list.isLoadingMore ? <CardSkeletons count={2} ratio="4 / 3" /> : null}
      </ul>
      {list.hasLoadMoreFailed ? <StoriesFailure onRetry={list.retry} /> : null}
      <div className={styles.end} ref={end}>
        {list.hasMore && !list.hasLoadMoreFailed ? (
          <ButtonLink variant="secondary" href={next} onClick={loadMore}>
            {contentCopy.loadMore}
          </ButtonLink>
        ) : null}
      </div>
      <p className={styles.progress} aria-live="polite">
        {contentCopy.storiesShown({ count: stories.length, total: list.total })}
      </p>
    </>
  )
}

function StoriesFailure({ onRetry }: { onRetry: () => void }) {
  return (
    <div className={styles.failed}>
      <Notice tone="error">{contentCopy.storiesFailed}</Notice>
      <Button variant="secondary" onClick={onRetry}>
        {contentCopy.tryAgain}
      </Button>
    </div>
  )
}
