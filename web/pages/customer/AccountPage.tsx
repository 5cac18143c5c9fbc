import { sitePath } from '@vitrine/contract/sitePath.ts'
import { useEffect } from 'react'
import { useLocation, useSearch } from 'wouter'
import { useHistoryState } from 'wouter/use-browser-location'
import { accountCopy } from '#web/generated/messages/accountCopy.ts'
import { socialFailureCopy } from '#web/generated/messages/socialFailureCopy.ts'
import { pathTo } from '#web/paths.ts'
import { PageTitle } from '#web/shop/content/blocks/PageTitle.tsx'
import type { PageFieldsFragment } from '#web/shop/content/page.generated.ts'
import { RegisterForm } from '#web/shop/customer/account/RegisterForm.tsx'
import { SignInForm } from '#web/shop/customer/account/SignInForm.tsx'
import { SocialLinks } from '#web/shop/customer/account/SocialLinks.tsx'
import { AccountUnavailable } from '#web/shop/customer/session/Private.tsx'
import { useSession } from '#web/shop/customer/session/useSession.ts'
import { Html } from '#web/ui/Html.tsx'
import { Notice } from '#web/ui/Notice.tsx'
import { LoadingNote, TextSkeleton } from '#web/ui/Skeleton.tsx'
import styles from './AccountPage.module.css'

const allowed =
  /^(?:\/th)?\/(my-account\/(orders|view-order\/\d+|edit-account|edit-address|payment-history|coupons|points-and-rewards)|wishlist|checkout|confirm-payment)\/?$/

/**
 * Returns the URL to open after a sign-in, from `return`; undefined unless it is allowed
 * (session.sign-in.return-allow-list).
 */
function returnUrl(search: URLSearchParams): string | undefined {
  const [requested] = sitePath(search.get('return') ?? '')?.split('#', 1) ?? []
  const [path = ''] = requested?.split('?', 1) ?? []
  return allowed.test(path) ? requested : undefined
}

/** The sign-in page, which redirects a signed-in customer (routes.account.signed-in). */
export function Page({ data: { post } }: { data: { post?: PageFieldsFragment | null } }) {
  const { status } = useSession()
  const destination = returnUrl(new URLSearchParams(useSearch()))
  const [, navigate] = useLocation()
  const isSignedIn = status === 'signedIn'
  useEffect(() => {
    if (isSignedIn) navigate(destination ?? pathTo('editAccount'), { replace: true })
  }, [isSignedIn, destination, navigate])
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <PageTitle className={styles.title} content={post} fallback={accountCopy.title} />
        {post ? <Html className={styles.text} html={post.content} css={post.styles} /> : null}
      </header>
      {status === 'unavailable' ? (
        <AccountUnavailable heading="h2" />
      ) : isSignedIn || status === 'unknown' ? (
        <div className={styles.sides}>
          <LoadingNote />
          <TextSkeleton lines={8} />
          <TextSkeleton lines={8} />
        </div>
      ) : (
        <div className={styles.sides}>
          <section className={styles.side} aria-labelledby="sign-in">
            <h2 id="sign-in" className={styles.heading}>
              {accountCopy.signIn}
            </h2>
            <p className={styles.toRegister}>
              <span>{`${accountCopy.newHere} `}</span>
              <a href="#register">{accountCopy.createAccount}</a>
            </p>
            <ReasonOfVisit />
            <SocialFailure />
            <SignInForm />
            <SocialLinks destination={destination ?? pathTo('home')} />
          </section>
          <section className={styles.side} aria-labelledby="register">
            <h2 id="register" className={styles.heading}>
              {accountCopy.register}
            </h2>
            <RegisterForm />
          </section>
        </div>
      )}
    </div>
  )
}

/** The message of the form that led here: what happens next is said where the shopper is (session.lost-password.message). */
function ReasonOfVisit() {
  const state = useHistoryState<{ message?: unknown } | null>()
  if (typeof state?.message !== 'string') return null
  return (
    <div className={styles.failure} role="status">
      <Notice tone="success">{state.message}</Notice>
    </div>
  )
}

const socialFailures = new Map(Object.entries(socialFailureCopy))

/** Why a social sign-in failed, by the `social` parameter that the CMS adds to the URL. */
function SocialFailure() {
  const message = socialFailures.get(new URLSearchParams(useSearch()).get('social') ?? '')
  if (!message) return null
  return (
    <div className={styles.failure}>
      <Notice tone="error">{message}</Notice>
    </div>
  )
}
