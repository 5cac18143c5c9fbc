import { useMemo, useRef, useState } from 'react'
import { ReplayEarlyEvents } from '#web/boot/earlyEvents.ts'
import { failureOf } from '#web/core/failure.ts'
import { reportFailure } from '#web/core/reportFailure.ts'
import { SkipLink } from '#web/frame/header/SkipLink.tsx'
import { PopupsHost } from '#web/frame/popups/PopupsHost.tsx'
import { keptDensity, pageSize } from '#web/shop/catalog/card/density.ts'
import { ErrorScreen } from '#web/ui/screens/ErrorScreen.tsx'
import { Toaster } from '#web/ui/toast/Toaster.tsx'
import { routes } from '../../routes.ts'
import { SkeletonDelay } from '../../ui/Skeleton.tsx'
import { ErrorBoundary } from '../ErrorBoundary.tsx'
import { layouts } from '../layouts/layouts.tsx'
import { Overlays } from '../Overlays.tsx'
import { CurrentPage } from './CurrentPage.tsx'
import { FailureGate } from './FailureGate.tsx'
import { HeadTags } from './HeadTags.tsx'
import { matchPage } from './matchPage.ts'
import { PageRouter } from './PageRouter.tsx'
import { useNavigation } from './useNavigation.ts'

/**
 * The current page in its layout. No Suspense boundary is around it: React would hold a page back for 300 ms after a
 * fallback, whenever its code and data arrive.
 */
export function Outlet({ siteUrl }: { siteUrl: string }) {
  const { path, search, hasFailed, isPreview } = useNavigation()
  const first = useRef(path)
  // The server has rendered the first page in the default density.
  const perPage = pageSize[path === first.current ? 'three-col' : keptDensity()]
  const match = useMemo(() => matchPage(routes, path, search, perPage), [path, search, perPage])
  return (
    <>
      <HeadTags match={match} path={path} siteUrl={siteUrl} />
      <SkipLink />
      <Overlays />
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
      <PopupsHost />
      <Toaster />
      <ReplayEarlyEvents />
    </>
  )
}

/** The page's code could not be loaded; a reload requests the current build. */
function CodeFailure() {
  const [failure] = useState(() => failureOf('CODE'))
  return (
    <ErrorScreen
      {...failure}
      onRefresh={() => location.reload()}
      onReport={() => reportFailure(failure)}
    />
  )
}
