import { retentionWords as words } from '@lerret/words/desk'
import { useQuery } from '@tanstack/react-query'
import { callDesk } from '../../data/call-desk.ts'
import { LoadedSettings } from '../LoadedSettings.tsx'
import { RetentionForm } from './RetentionForm.tsx'

/** How long the house stores what. */
export function RetentionSettings() {
  const query = useQuery({
    queryKey: ['retention'],
    queryFn: ({ signal }) => callDesk('retention', { signal }),
    // What is being typed must not be replaced.
    refetchOnWindowFocus: false,
  })
  return (
    <LoadedSettings title={words.title} lead={words.lead} query={query}>
      {query.data && <RetentionForm periods={query.data} />}
    </LoadedSettings>
  )
}
