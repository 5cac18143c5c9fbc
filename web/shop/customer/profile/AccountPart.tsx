import type { ErrorLike } from '@apollo/client'
import { type ReactNode, useId } from 'react'
import { profileCopy } from '#web/generated/messages/profileCopy.ts'
import { uiCopy } from '#web/generated/messages/uiCopy.ts'
import type { Elements } from '#web/lib/elements.ts'
import { Button } from '#web/ui/Button.tsx'
import { LoadingNote, TextSkeleton } from '#web/ui/Skeleton.tsx'
import { EmptyState } from '#web/ui/screens/EmptyState.tsx'
import { VisuallyHidden } from '#web/ui/VisuallyHidden.tsx'
import styles from './AccountPart.module.css'

/**
 * A page of the account area that shows one sentence if the CMS does not offer its data (routes.account.not-offered).
 */
export function AccountPart<Value>({
  title,
  value,
  query: { error, loading, refetch },
  children,
}: {
  title: string
  /** Undefined until it is loaded, null when the CMS does not offer it. */
  value: Value | null | undefined
  query: { error?: ErrorLike; loading: boolean; refetch: () => Promise<unknown> }
  children: (value: Value) => Elements
}) {
  if (value === null) return <NotOffered title={title} />
  if (value === undefined && error && !loading)
    return (
      <>
        <h1 className={styles.title}>{title}</h1>
        <div role="alert">
          <EmptyState
            title={profileCopy.failed}
            action={
              <Button onClick={() => refetch().catch(() => {})}>{profileCopy.tryAgain}</Button>
            }
          />
        </div>
      </>
    )
  if (value === undefined) return <AccountPartSkeleton title={title} />
  return (
    <>
      <h1 className={styles.title}>{title}</h1>
      {children(value)}
    </>
  )
}

/** A page without data, with one sentence. */
export function NotOffered({ title }: { title: string }) {
  return (
    <>
      <VisuallyHidden>
        <h1>{title}</h1>
      </VisuallyHidden>
      <EmptyState title={uiCopy.failed} />
    </>
  )
}

/** A placeholder of a page while its data loads. */
export function AccountPartSkeleton({ title }: { title: string }) {
  return (
    <>
      <h1 className={styles.title}>{title}</h1>
      <LoadingNote />
      <TextSkeleton lines={8} />
    </>
  )
}

/** The sections of a page, below each other. */
export function AccountSections({ children }: { children: ReactNode }) {
  return <div className={styles.sections}>{children}</div>
}

/** A section of a page with its heading. */
export function AccountSection({
  title,
  text,
  children,
}: {
  title: string
  text?: ReactNode
  children: Elements
}) {
  const id = useId()
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 id={id} className={styles.heading}>
        {title}
      </h2>
      {text ? <p className={styles.text}>{text}</p> : null}
      {children}
    </section>
  )
}
