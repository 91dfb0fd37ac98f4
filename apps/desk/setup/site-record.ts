import { SITE_RECORD_ID, type SiteKind } from '@lerret/model'
import { useQuery } from '@tanstack/react-query'
import { callDesk } from '../data/call-desk.ts'

/** The newest version of a record of the site. It is read anew whenever a step is opened. */
export const useSiteRecord = (kind: SiteKind) =>
  useQuery({
    queryKey: ['setupRecord', kind],
    queryFn: () => callDesk('openRecord', { params: { kind, id: SITE_RECORD_ID } }),
    refetchOnWindowFocus: false,
    staleTime: 0,
    gcTime: 0,
  })

/** Saves a record of the site and makes it public. */
export async function publishSiteRecord(kind: SiteKind, basedOn: number, body: Record<string, unknown>) {
  const record = { kind, id: SITE_RECORD_ID }
  const saved = await callDesk('saveRecords', { body: { records: [{ ...record, basedOn, body }] } })
  const version = saved.versions[0] ?? null
  return callDesk('publishRecords', { body: { records: [{ ...record, version }] } })
}
