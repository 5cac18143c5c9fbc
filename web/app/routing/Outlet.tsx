import { useMemo, useRef, useState } from 'react'
import { ReplayEarlyEvents } from '#web/boot/earlyEvents.ts'
import { createFailure } from '#web/core/failure.ts'
import { reportFailure } from '#web/core/flight/reportFailure.ts'
import { SkipLink } from '#web/frame/header/SkipLink.tsx'
import { PopupsHost } from '#web/frame/popups/PopupsHost.tsx'
import { pageSize, storedDensity } from '#web/shop/catalog/card/density.ts'
import { NoScript } from '#web/ui/NoScript.tsx'
import { ErrorScreen } from '#web/ui/screens/ErrorScreen.tsx'
import { Toaster } from '#web/ui/toast/Toaster.tsx'
import { routes } from '../../routes.ts'
import { SkeletonDelay } from '../../ui/Skeleton.tsx'
import { layouts } from '../layouts/layouts.tsx'
import { Overlays } from '../overlays/Overlays.tsx'
import { CurrentPage } from './CurrentPage.tsx'
import { ErrorBoundary } from './ErrorBoundary.tsx'
import { FailureGate } from './FailureGate.tsx'
import { HeadTags } from './HeadTags.tsx'
import { matchPage } from './matchPage.ts'
import { PageRouter } from './PageRouter.tsx'
import { useNavigation } from './useNavigation.ts'

/**
 * The current page in its layout, without a Suspense boundary around it, because React shows a fallback for at least
 * 300 ms, even when code and data arrive earlier.
 */
export function Outlet({ siteUrl }: { siteUrl: string }) {
  const { path, search, hasFailed, isPreview } = useNavigation()
  const first = useRef(path)
  // The server has rendered the first page in the default density.
  const perPage = pageSize[path === first.current ? 'three-col' : storedDensity()]
  const match = useMemo(() => matchPage(routes, path, search, perPage), [path, search, perPage])
  return (
    <>
      <HeadTags match={match} path={path} siteUrl={siteUrl} />
      <SkipLink />
      <NoScript need="shop" />
      <Overlays />
      <PopupsHost hasTags={!match.page.takesCards} />
      {layouts[match.page.layout](
        <PageRouter path={path} search={search}>
          <ErrorBoundary key={path}>
            {hasFailed ? (
              <CodeFailure />
            ) : (
              <FailureGate path={path} match={match}>
                <SkeletonDelay value={isPreview}>
                  <CurrentPage path={path} match={match} />
                </SkeletonDelay>
              </FailureGate>
            )}
          </ErrorBoundary>
        </PageRouter>,
      )}
      <Toaster />
      <ReplayEarlyEvents />
    </>
  )
}

/** The page's code could not be loaded; a reload requests the current build. */
function CodeFailure() {
  const [failure] = useState(() => createFailure('CODE'))
  return (
    <ErrorScreen
      {...failure}
      onRefresh={() => location.reload()}
      onReport={() => reportFailure(failure)}
    />
  )
}
