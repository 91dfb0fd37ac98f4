import type { Presence } from '@lerret/api/contracts'
import { useEffect, useRef } from 'react'
import { callDesk } from '../data/call-desk.ts'
import { getSession } from '../data/session.ts'
import { TAB } from '../data/tab.ts'

const INTERVAL_MS = 20_000
const TIMEOUT_MS = 10_000

/** Lets colleagues see what this tab has open, for as long as it has. */
export function usePresence(
  { kind, id }: Presence['subject'],
  { title, isEditing }: Pick<Presence, 'title' | 'isEditing'>,
) {
  const latest = useRef({ title, isEditing })
  latest.current = { title, isEditing }

  useEffect(() => {
    const enter = () => announceInOrder({ kind, id }, latest.current)
    const onHide = () => void announce(null, latest.current)
    const onVisible = () => {
      if (document.visibilityState === 'visible') enter()
    }
    enter()
    const timer = setInterval(enter, INTERVAL_MS)
    window.addEventListener('pagehide', onHide)
    window.addEventListener('pageshow', enter)
    document.addEventListener('visibilitychange', onVisible)
    return () => {
      clearInterval(timer)
      window.removeEventListener('pagehide', onHide)
      window.removeEventListener('pageshow', enter)
      document.removeEventListener('visibilitychange', onVisible)
      announceInOrder(null, latest.current)
    }
  }, [kind, id])

  // Announced at once when editing begins or ends; a new title follows with the next announcement.
  const wasEditing = useRef(isEditing)
  useEffect(() => {
    if (wasEditing.current === isEditing) return
    wasEditing.current = isEditing
    announceInOrder({ kind, id }, latest.current)
  }, [kind, id, isEditing])
}

let lastAnnouncement: Promise<unknown> = Promise.resolve()

/** One after the other: leaving a record must not arrive after entering the next one. */
function announceInOrder(...announcement: Parameters<typeof announce>) {
  lastAnnouncement = lastAnnouncement.then(() => announce(...announcement))
}

/** Presence is a help: when it cannot be sent, work goes on without it. */
async function announce(
  subject: Presence['subject'] | null,
  { title, isEditing }: Pick<Presence, 'title' | 'isEditing'>,
) {
  if (getSession().status !== 'signed-in') return
  const body = { tab: TAB, subject, title: toLine(title), isEditing }
  const signal = AbortSignal.timeout(TIMEOUT_MS)
  await callDesk('announcePresence', { body, isKeptAlive: subject === null, signal }).catch(() => {})
}

const toLine = (title: string) => title.replace(/\p{Cc}/gu, ' ').slice(0, 200)
