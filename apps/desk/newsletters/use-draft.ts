import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { callDesk } from '../data/call-desk.ts'
import { createDraftSaver, type DraftState } from './draft-saver.ts'
import type { Newsletter, NewsletterContent } from './items.ts'

/** The content of a newsletter that is being written. It saves itself. */
export function useDraft({ id, subject, intro, items }: Newsletter) {
  const queryClient = useQueryClient()
  const [content, setContent] = useState<NewsletterContent>({ subject, intro, items })
  const [saving, setSaving] = useState<{ state: DraftState; error?: unknown }>({ state: 'saved' })
  const [saver] = useState(() =>
    createDraftSaver<NewsletterContent>({
      save: (body) => callDesk('saveNewsletter', { params: { id }, body }),
      onState(state, error) {
        setSaving({ state, error })
        if (state === 'saved') void queryClient.invalidateQueries({ queryKey: ['newsletters'] })
      },
    }),
  )
  useEffect(() => () => void saver.flush().catch(() => {}), [saver])
  const isUnsaved = saving.state !== 'saved'
  useEffect(() => {
    if (!isUnsaved) return
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', warn)
    return () => window.removeEventListener('beforeunload', warn)
  }, [isUnsaved])
  return {
    content,
    saving,
    flush: saver.flush,
    change(changes: Partial<NewsletterContent>) {
      const next = { ...content, ...changes }
      setContent(next)
      saver.change(next)
    },
  }
}
