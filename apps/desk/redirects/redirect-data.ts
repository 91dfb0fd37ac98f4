import type { Redirect } from '@lerret/model'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type CallReply, callDesk } from '../data/call-desk.ts'
import { refreshWhenSettled } from '../data/refresh.ts'
import { EDITOR_ROLES, useStaff } from '../data/session.ts'

export type RedirectReport = CallReply<'redirects'>
export type ListedRedirect = RedirectReport['redirects'][number]

export const useRedirects = () =>
  useQuery({ queryKey: ['redirects'], queryFn: ({ signal }) => callDesk('redirects', { signal }) })

/** Saves a redirect, or removes it when there is no body, and publishes that when the person may. */
export function useSaveRedirect() {
  const queryClient = useQueryClient()
  const { role } = useStaff()
  return useMutation({
    async mutationFn({ id, basedOn, body }: { id: string; basedOn: number; body: Redirect | null }) {
      const record = { kind: 'redirect' as const, id }
      const { versions } = await callDesk('saveRecords', {
        body: { records: [{ ...record, basedOn, body: body && { ...body } }] },
      })
      const [version] = versions
      if (version === undefined || !EDITOR_ROLES.includes(role)) return null
      return callDesk('publishRecords', { body: { records: [{ ...record, version }] } })
    },
    onSettled: refreshWhenSettled(queryClient),
  })
}
