import { useEffect, useRef, useState } from 'react'
import { toApiError } from '#web/core/data/apiError.ts'
import { useSubmission } from '#web/core/useSubmission.ts'
import { pathTo } from '#web/paths.ts'
import { Button, ButtonLink } from '#web/ui/Button.tsx'
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

/**
 * Offers a button that does what the link of an email is for. Opening the page does nothing, because programs that scan
 * emails open links too (emails.links).
 */
export function FollowedLink({ copy, send }: FollowedLinkProps) {
  const [response, setResponse] = useState<FollowedResponse | 'expired'>()
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
  const hasEnded = isDone || hasFailed
  useEffect(() => {
    if (hasEnded) heading.current?.focus()
  }, [hasEnded])
  const isExpired = response === 'expired'
  return (
    <div className={styles.page}>
      {isDone && response ? (
        <EmptyState
          heading="h1"
          title={isExpired ? copy.expired : copy.done}
          titleRef={heading}
          action={<NextStep product={isExpired ? null : response.product} />}
        >
          {isExpired ? copy.expiredHint : response.message}
        </EmptyState>
      ) : (
        <EmptyState
          heading="h1"
          title={hasFailed ? copy.failed : copy.title}
          titleRef={heading}
          action={
            <Button loading={isPending} onClick={() => void onSubmit({})}>
              {hasFailed ? linkLabels.retry : copy.action}
            </Button>
          }
        >
          {hasFailed ? null : copy.question}
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
