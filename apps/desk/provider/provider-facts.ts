import { useQuery } from '@tanstack/react-query'
import { callDesk } from '../data/call-desk.ts'

/** The fields of a record as the ticketing provider has them, by the name of our field; null when it has none. */
export function useProviderFacts(kind: 'production' | 'event', id: string) {
  const { data } = useQuery({
    queryKey: ['content', 'provider-facts', kind, id],
    queryFn: ({ signal }) => callDesk('providerFacts', { params: { kind, id }, signal }),
  })
  return data?.fields ?? null
}
