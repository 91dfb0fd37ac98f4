import { CallError } from '@lerret/api'
import { callDesk } from '../data/call-desk.ts'
import { CALLS } from '../data/calls.ts'
import { waitForSignIn } from '../data/session.ts'
import type { StreamHandlers } from './event-stream.ts'

const FIRST_RETRY_MS = 2000
const MAX_RETRY_MS = 60_000

/** Opens the desk's event stream, and opens it again whenever it ends. Returns a function that closes it. */
export function connectToEvents({ onEvent, onConnected }: StreamHandlers): () => void {
  const closed = new AbortController()
  let source: EventSource
  let retryMs = FIRST_RETRY_MS
  let timer: ReturnType<typeof setTimeout> | undefined
  open()

  return () => {
    closed.abort()
    clearTimeout(timer)
    source.close()
  }

  function open() {
    source = new EventSource(`/redaksjon/api${CALLS.deskEvents.split(' ')[1]}`)
    source.onopen = () => {
      retryMs = FIRST_RETRY_MS
      onConnected()
    }
    source.onmessage = ({ data }: MessageEvent<string>) => {
      const event = JSON.parse(data)
      if (event.type === 'session-ended') {
        source.close()
        void reopen()
      } else onEvent(event)
    }
    // While the browser tries again by itself, the state is CONNECTING.
    source.onerror = () => {
      if (source.readyState !== EventSource.CLOSED) return
      timer = setTimeout(reopen, retryMs)
      retryMs = Math.min(2 * retryMs, MAX_RETRY_MS)
    }
  }

  /** A stream does not say why it was refused; the session may have ended. */
  async function reopen() {
    try {
      await callDesk('staffProfile')
    } catch (error) {
      if (error instanceof CallError && error.code === 'login_needed')
        await waitForSignIn('expired', closed.signal).catch(() => {})
    }
    if (!closed.signal.aborted) open()
  }
}
