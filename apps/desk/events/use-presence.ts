import type { Presence } from '@lerret/api/contracts'
import { useEffect, useRef } from 'react'
import { callDesk } from '../data/call-desk.ts'
import { getSession } from '../data/session.ts'
import { TAB } from '../data/tab.ts'

const INTERVAL_MS = 20_000

/** Lets colleagues see what this tab has open, for as long as it has. */
export function usePresence(
  { kind, id }: Presence['subject'],
  { title, isEditing }: Pick<Presence, 'title' | 'isEditing'>,
) {
  const latest = useRef({ title, isEditing })
  latest.current = { title, isEditing }

  // biome-ignore lint/correctness/useExhaustiveDependencies: announced at once when editing begins or ends; the title follows with the next announcement
  useEffect(() => {
    const enter = () => announce({ kind, id }, latest.current)
    const leave = () => announce(null, latest.current)
    const onVisible = () => {
      if (document.visibilityState === 'visible') enter()
    }
    enter()
    const timer = setInterval(enter, INTERVAL_MS)
    window.addEventListener('pagehide', leave)
    window.addEventListener('pageshow', enter)
    document.addEventListener('visibilitychange', onVisible)
    return () => {
      clearInterval(timer)
      window.removeEventListener('pagehide', leave)
      window.removeEventListener('pageshow', enter)
      document.removeEventListener('visibilitychange', onVisible)
      leave()
    }
  }, [kind, id, isEditing])
}

/** Presence is a help: when it cannot be sent, work goes on without it. */
function announce(
  subject: Presence['subject'] | null,
  { title, isEditing }: Pick<Presence, 'title' | 'isEditing'>,
) {
  if (getSession().status !== 'signed-in') return
  const body = { tab: TAB, subject, title: toLine(title), isEditing }
  void callDesk('announcePresence', { body, isKeptAlive: subject === null }).catch(() => {})
}

const toLine = (title: string) => title.replace(/\p{Cc}/gu, ' ').slice(0, 200)
