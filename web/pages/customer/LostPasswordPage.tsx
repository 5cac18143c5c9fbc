import { useEffect } from 'react'
import { useLocation, useSearch } from 'wouter'
import { passwordCopy } from '#web/generated/messages/passwordCopy.ts'
import { pathTo } from '#web/paths.ts'
import { LostPasswordForm } from '#web/shop/customer/account/LostPasswordForm.tsx'
import { ResetPasswordForm } from '#web/shop/customer/account/ResetPasswordForm.tsx'
import { useSession } from '#web/shop/customer/session/useSession.ts'
import { LoadingNote, TextSkeleton } from '#web/ui/Skeleton.tsx'
import styles from './LostPasswordPage.module.css'

export function Page() {
  const { status } = useSession()
  const search = new URLSearchParams(useSearch())
  const [, navigate] = useLocation()
  const isSignedIn = status === 'signedIn'
  useEffect(() => {
    if (isSignedIn) navigate(pathTo('account'), { replace: true })
  }, [isSignedIn, navigate])
  const isReset = search.has('show-reset-form')
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>{isReset ? passwordCopy.resetTitle : passwordCopy.lostTitle}</h1>
      <p className={styles.text}>{isReset ? passwordCopy.resetText : passwordCopy.lostText}</p>
      {isSignedIn || status === 'unknown' ? (
        <>
          <LoadingNote />
          <TextSkeleton lines={4} />
        </>
      ) : isReset ? (
        <ResetPasswordForm
          resetKey={search.get('key') ?? ''}
          resetLogin={search.get('login') ?? ''}
        />
      ) : (
        <LostPasswordForm />
      )}
      <p className={styles.more}>
        {isReset ? (
          <a href={pathTo('lostPassword')}>{passwordCopy.newLink}</a>
        ) : (
          <a href={pathTo('account')}>{passwordCopy.backToSignIn}</a>
        )}
      </p>
    </div>
  )
}
