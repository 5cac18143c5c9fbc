import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { toApiError } from '#web/core/data/apiError.ts'
import { useSubmission } from '#web/core/useSubmission.ts'
import { pathTo } from '#web/paths.ts'
import { Button, ButtonLink } from '#web/ui/Button.tsx'
import { LoadingNote, TextSkeleton } from '#web/ui/Skeleton.tsx'
import { EmptyState } from '#web/ui/screens/EmptyState.tsx'
import styles from './FollowedLink.module.css'
import { type LinkCopy, linkLabels } from './linkCopy.ts'

/** The server's message, and the product if the link is about one. */
export interface FollowedResponse {
  message: string | null
  product?: { name: string; url: string } | null | undefined
}

/** Codes of a link that does not work any more. */
const expiredCodes = new Set(['NOT_FOUND', 'INVALID'])

interface FollowedLinkProps {
  copy: LinkCopy
  /** Rejects with NOT_FOUND or INVALID when the link has expired. */
  send: () => Promise<FollowedResponse | undefined>
}

/** Does what the link of an email is for as soon as it is opened (product.alert.link.*). */
export function FollowedLink({ copy, send }: FollowedLinkProps) {
  const [reply, setResponse] = useState<FollowedResponse | 'expired'>()
  const [isRetry, setRetry] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)
  const { isDone, isPending, hasFailed, onSubmit } = useSubmission<object>(async () => {
    try {
      setResponse((await send()) ?? { message: '' })
    } catch (error) {
      if (!expiredCodes.has(toApiError(error).code)) throw error
      setResponse('expired')
    }
    return ''
  }, copy.failed)
  const follow = useEffectEvent(() => void onSubmit({}))
  useEffect(() => follow(), [])
  const hasEnded = isDone || hasFailed
  useEffect(() => {
    if (hasEnded) heading.current?.focus()
  }, [hasEnded])
  const retry = () => {
    setRetry(true)
    void onSubmit({})
  }
  return (
    <div className={styles.page}>
      {isDone && reply ? (
        <EmptyState
          heading="h1"
          title={reply === 'expired' ? copy.expired : copy.done}
          titleRef={heading}
          action={<NextStep product={reply === 'expired' ? null : reply.product} />}
        >
          {reply === 'expired' ? copy.expiredHint : reply.message}
        </EmptyState>
      ) : hasFailed || isRetry ? (
        <EmptyState
          heading="h1"
          title={copy.failed}
          titleRef={heading}
          action={
            <Button loading={isPending} onClick={retry}>
              {linkLabels.retry}
            </Button>
          }
        />
      ) : (
        <EmptyState heading="h1" title={copy.pending}>
          <LoadingNote />
          <div className={styles.pending}>
            <TextSkeleton lines={2} />
          </div>
        </EmptyState>
      )}
    </div>
  )
}

function NextStep({ product }: { product: FollowedResponse['product'] }) {
  return product ? (
    <ButtonLink href={product.url}>{linkLabels.view}</ButtonLink>
  ) : (
    <ButtonLink href={pathTo('shop')}>{linkLabels.shop}</ButtonLink>
  )
}
