import { useEffect, useRef, useState } from 'react'
import { useSearch } from 'wouter'
import { toApiError } from '#web/core/data/apiError.ts'
import { linkLabels } from '#web/generated/messages/linkLabels.ts'
import { pathTo } from '#web/paths.ts'
import { ButtonLink } from '#web/ui/Button.tsx'
import { Form } from '#web/ui/form/Form.tsx'
import { SubmitButton } from '#web/ui/form/FormFields.tsx'
import { EmptyState } from '#web/ui/screens/EmptyState.tsx'
import styles from './FollowedLink.module.css'

/** Copy that shoppers read on the page of an email's link. */
interface LinkCopy {
  title: string
  question: string
  action: string
  done: string
  failed: string
  expired: string
  expiredHint: string
}

/** The server's message, and the product if the link is about one. */
export interface FollowedResponse {
  message: string | null
  product?: { name: string; url: string } | null | undefined
}

/** Options of the mutation: the key is enough without a sign-in, and nothing shows its data. */
export const linkOptions = { context: { waitsForSignIn: false, storesData: false } }

/** Codes of a link that does not work any more. */
const expiredCodes = new Set(['NOT_FOUND', 'INVALID'])

interface FollowedLinkProps {
  copy: LinkCopy
  /** Sends the link's key. Rejects with NOT_FOUND or INVALID when the link has expired. */
  send: (input: { key: string }) => Promise<FollowedResponse | undefined>
}

/**
 * Offers a button for the action of an email's link, because programs that scan emails open links too (emails.links).
 */
export function FollowedLink(props: FollowedLinkProps) {
  const key = new URLSearchParams(useSearch()).get('key') ?? ''
  return <LinkAction key={key} linkKey={key} {...props} />
}

function LinkAction({ copy, send, linkKey }: FollowedLinkProps & { linkKey: string }) {
  const [outcome, setOutcome] = useState<FollowedResponse | 'expired' | 'failed'>()
  const heading = useRef<HTMLHeadingElement>(null)
  const onSubmit = async () => {
    setOutcome(undefined)
    try {
      setOutcome((await send({ key: linkKey })) ?? { message: '' })
    } catch (error) {
      setOutcome(expiredCodes.has(toApiError(error).code) ? 'expired' : 'failed')
    }
  }
  useEffect(() => {
    if (outcome) heading.current?.focus()
  }, [outcome])
  const isExpired = outcome === 'expired'
  const hasFailed = outcome === 'failed'
  return (
    <div className={styles.page}>
      {outcome && !hasFailed ? (
        <EmptyState
          heading="h1"
          title={isExpired ? copy.expired : copy.done}
          titleRef={heading}
          action={<NextStep product={isExpired ? null : outcome.product} />}
        >
          {isExpired ? copy.expiredHint : outcome.message}
        </EmptyState>
      ) : (
        <EmptyState
          heading="h1"
          title={hasFailed ? copy.failed : copy.title}
          titleRef={heading}
          action={
            <Form label={copy.action} onSubmit={onSubmit}>
              <SubmitButton>{hasFailed ? linkLabels.retry : copy.action}</SubmitButton>
            </Form>
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
