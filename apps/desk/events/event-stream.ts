import type { DeskEvent } from '@lerret/api/contracts'

export interface StreamHandlers {
  onEvent(event: DeskEvent): void
  /** The server is connected, for the first time or again: events before it may be missing. */
  onConnected(): void
}

export interface StreamDependencies extends StreamHandlers {
  /** Connects to the server. Returns a function that disconnects. */
  connect(handlers: StreamHandlers): () => void
  /** Names the lock by which the tabs of one person share a connection. */
  lockName: string
  /** Missing on addresses that are not secure; then every tab connects. */
  locks: Pick<LockManager, 'request'> | undefined
  /** Connects the tabs of a browser. */
  channel: Pick<BroadcastChannel, 'postMessage' | 'addEventListener' | 'close'>
}

type Message = { type: 'event'; event: DeskEvent } | { type: 'connected' } | { type: 'question' }

/**
 * Receives the events of the desk over one connection per browser, since browsers allow six to a server: the tab that has the lock is
 * connected and passes events on to the others. When it is closed, another one gets the lock. Returns a function that stops.
 */
export function startEventStream({
  connect,
  lockName,
  locks,
  channel,
  onEvent,
  onConnected,
}: StreamDependencies): () => void {
  const stopped = new AbortController()
  let lastPresence: DeskEvent | null = null
  let isLeader = false
  const send = (message: Message) => channel.postMessage(message)

  channel.addEventListener('message', ({ data }: MessageEvent<Message>) => {
    if (stopped.signal.aborted) return
    if (data.type === 'question') {
      if (isLeader && lastPresence) send({ type: 'event', event: lastPresence })
    } else if (data.type === 'connected') onConnected()
    else onEvent(data.event)
  })

  if (locks) {
    void locks.request(lockName, { signal: stopped.signal }, lead).catch(() => {
      // Stopped while it was waiting for the lock.
    })
    // A tab that is opened later learns who is present.
    send({ type: 'question' })
  } else void lead()

  return () => {
    stopped.abort()
    channel.close()
  }

  /** Is connected until this tab stops. */
  function lead(): Promise<void> {
    if (stopped.signal.aborted) return Promise.resolve()
    isLeader = true
    const disconnect = connect({
      onEvent(event) {
        if (event.type === 'presence') lastPresence = event
        onEvent(event)
        if (locks) send({ type: 'event', event })
      },
      onConnected() {
        onConnected()
        if (locks) send({ type: 'connected' })
      },
    })
    return new Promise((resolve) =>
      stopped.signal.addEventListener('abort', () => {
        disconnect()
        resolve()
      }),
    )
  }
}
