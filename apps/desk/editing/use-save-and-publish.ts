import { editingWords as words } from '@lerret/words/desk'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo, useRef, useState } from 'react'
import { useCommands } from '../commands/commands.ts'
import type { CallReply } from '../data/call-desk.ts'
import { refreshLists } from '../data/refresh.ts'
import { isChanged, listToPublish } from './session/select.ts'
import type { Answer } from './session/state/state.ts'
import { type OpenSession, readAgain, useSessionState } from './use-session.ts'

export type Publication = CallReply<'publishRecords'>

/** Saving a version, also with Ctrl S and from the palette, and publishing it. */
export function useSaveAndPublish(session: OpenSession, publishProblem: string | null = null) {
  const queryClient = useQueryClient()
  const state = useSessionState(session)
  const [hasTried, setHasTried] = useState(false)
  const [publication, setPublication] = useState<{ reply: Publication; wasPublic: boolean } | null>(null)
  const isWaiting = useRef(false)
  const { asked, answer } = state
  const latest = useRef({ publishProblem })
  latest.current = { publishProblem }

  const actions = useMemo(() => {
    const finish = (done: Answer) => {
      // Not awaited: the answer is shown as soon as the page is live.
      if (done.type === 'done') void refreshLists(queryClient)
      return done
    }
    return {
      save: async () => finish(await session.ask({ type: 'version' })),
      async publish() {
        setHasTried(true)
        if (latest.current.publishProblem !== null || isWaiting.current) return
        isWaiting.current = true
        setPublication(null)
        const done = finish(await session.ask({ type: 'publish' }))
        isWaiting.current = false
        if (done.type !== 'done') return
        setHasTried(false)
        const seen = done.asked.type === 'publish' ? Object.values(done.asked.seen) : []
        const wasPublic = seen.some((version) => version !== null)
        setPublication({ reply: done.reply as Publication, wasPublic })
      },
      /** Reads what is public, after a publication was taken back. */
      readAgain: () => readAgain(session),
    }
  }, [session, queryClient])
  useSaveCommand(actions.save)
  return {
    ...actions,
    session,
    state,
    isSaving: asked?.type === 'version',
    isPublishing: asked?.type === 'publish',
    isChanged: isChanged(state, session.rules),
    /** Whether there is anything to publish, or to be told about what is missing. */
    hasUnpublished: publishProblem !== null || listToPublish(state, session.rules).length > 0,
    /** What was published last, and whether visitors saw something of it before. */
    publication,
    /** What became of what was asked last, where that is something to tell. */
    answer: answer?.type === 'done' || asked ? null : answer,
    /** The problem, once somebody has tried to publish. It disappears with its reason. */
    shownProblem: hasTried ? publishProblem : null,
  }
}

export type SaveAndPublish = ReturnType<typeof useSaveAndPublish>

/** Saves a version with Ctrl S, where the browser would save the document, and from the palette. Pass a function that stays the same. */
export function useSaveCommand(save: () => unknown) {
  const commands = useMemo(
    () => [
      {
        id: 'save-version',
        verb: words.commandSave,
        label: words.saveVersion,
        keys: 'Ctrl S',
        run: () => void save(),
      },
    ],
    [save],
  )
  useCommands(commands)
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 's') return
      event.preventDefault()
      void save()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [save])
}
