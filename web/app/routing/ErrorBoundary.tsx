import { Component, type ReactNode } from 'react'
import { createFailure, type Failure } from '#web/core/failure.ts'
import { reportFailure } from '#web/core/flight/reportFailure.ts'
import { ErrorScreen } from '#web/ui/screens/ErrorScreen.tsx'

/** Catches what a page throws and shows the error screen in its place. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { failure?: Failure }> {
  override state: { failure?: Failure } = {}

  static getDerivedStateFromError() {
    return { failure: createFailure('RENDER') }
  }

  override render() {
    const { failure } = this.state
    if (!failure) return this.props.children
    return (
      <ErrorScreen
        {...failure}
        onRefresh={() => location.reload()}
        onReport={() => reportFailure(failure)}
      />
    )
  }
}
