import { shellWords as words } from '@lerret/words/desk'
import { Component, type ReactNode } from 'react'
import { Problem } from '../controls/Problem.tsx'
import { Screen } from '../controls/Screen.tsx'

/** Chrome, Firefox and Safari say this of code that is gone. */
const FAILED_IMPORT = /dynamically imported module|Importing a module script/

/** A screen that fails, or whose code is gone after an update, leaves the rest of the desk working. */
export class ScreenErrorBoundary extends Component<{ children: ReactNode }, { error: unknown }> {
  override state = { error: null }

  static getDerivedStateFromError(error: unknown) {
    return { error }
  }

  override render() {
    const { error } = this.state
    if (error === null) return this.props.children
    const isMissingCode = FAILED_IMPORT.test(String(error))
    return (
      <Screen title={words.screenFailedTitle}>
        <Problem
          message={isMissingCode ? words.updatedText : words.screenFailedText}
          retryLabel={words.reload}
          onRetry={() => window.location.reload()}
        />
      </Screen>
    )
  }
}
