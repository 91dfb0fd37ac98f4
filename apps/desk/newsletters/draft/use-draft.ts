import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { callDesk } from '../../data/call-desk.ts'
import type { Newsletter } from '../items.ts'
import { openDraftSession } from './draft-session.ts'

/** The content of a newsletter that is being written. It saves itself. */
export function useDraft(newsletter: Newsletter) {
  const queryClient = useQueryClient()
  const [session] = useState(() => {
    const params = { id: newsletter.id }
    return openDraftSession({
      opened: newsletter,
      save: (content, basedOn) => callDesk('saveNewsletter', { params, body: { ...content, basedOn } }),
      read: () => callDesk('newsletter', { params }),
    })
  })
  const state = useSyncExternalStore(session.subscribe, session.getState)
  const isUnsaved = state.saving.state !== 'saved'
  useEffect(() => () => void session.flush().catch(() => {}), [session])
  useEffect(() => {
    if (!isUnsaved) return
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', warn)
    return () => {
      window.removeEventListener('beforeunload', warn)
      void queryClient.invalidateQueries({ queryKey: ['newsletters'] })
    }
  }, [isUnsaved, queryClient])
  return { ...state, session }
}
