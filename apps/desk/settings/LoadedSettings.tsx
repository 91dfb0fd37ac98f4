import { settingsWords as words } from '@lerret/words/desk'
import type { ReactNode } from 'react'
import { Problem } from '../controls/Problem.tsx'
import { Screen } from '../controls/Screen.tsx'
import { errorMessage } from '../data/error-message.ts'
import { pathTo } from '../navigation/routes.ts'

interface LoadedSettingsProps {
  title: string
  lead: string
  /** The read of what is shown. */
  query: { data: unknown; error: Error | null; isError: boolean; refetch(): unknown }
  children: ReactNode
}

/** A screen of settings that a call reads, with a link back to all settings. */
export function LoadedSettings({ title, lead, query, children }: LoadedSettingsProps) {
  const { data, error, isError, refetch } = query
  return (
    <Screen title={title} lead={lead}>
      <p>
        <a href={pathTo('settings')}>{words.title}</a>
      </p>
      {isError && !data && <Problem message={errorMessage(error)} onRetry={() => void refetch()} />}
      {children}
    </Screen>
  )
}
