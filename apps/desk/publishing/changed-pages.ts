import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { type CallInput, type CallReply, callDesk } from '../data/call-desk.ts'

/** Records as they would be published: a version, or what is being typed. */
export type RecordsToPublish = CallInput<'changedPages'>['body']['records']
export type ChangedPage = CallReply<'changedPages'>['pages'][number]

/** The pages that publishing these records would change. While another choice is computed, the pages of the previous one are returned. */
export const useChangedPages = (records: RecordsToPublish) =>
  useQuery({
    queryKey: ['changed-pages', records],
    queryFn: ({ signal }) => callDesk('changedPages', { body: { records }, signal }),
    enabled: records.length > 0,
    placeholderData: keepPreviousData,
    gcTime: 0,
  })
