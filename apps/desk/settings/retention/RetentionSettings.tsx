import { SETTINGS_NYNORSK, RETENTION_NYNORSK as words } from '@lerret/words/desk'
import { useQuery } from '@tanstack/react-query'
import { Problem } from '../../controls/Problem.tsx'
import { Screen } from '../../controls/Screen.tsx'
import { callDesk } from '../../data/call-desk.ts'
import { errorMessage } from '../../data/error-message.ts'
import { pathTo } from '../../navigation/routes.ts'
import { RetentionForm } from './RetentionForm.tsx'

/** How long the house stores what. */
export function RetentionSettings() {
  const { data, error, isError, refetch } = useQuery({
    queryKey: ['retention'],
    queryFn: ({ signal }) => callDesk('retention', { signal }),
    // What is being typed must not be replaced.
    refetchOnWindowFocus: false,
  })
  return (
    <Screen title={words.title} lead={words.lead}>
      <p>
        <a href={pathTo('settings')}>{SETTINGS_NYNORSK.title}</a>
      </p>
      {isError && !data && <Problem message={errorMessage(error)} onRetry={() => void refetch()} />}
      {data && <RetentionForm periods={data} />}
    </Screen>
  )
}
