import { PassThrough, type Readable } from 'node:stream'
import type { DeskEvent } from '@lerret/api/contracts'
import { AppError } from '../../platform/errors/app-error.ts'
import type { DeskEventHub } from './hub.ts'

/** One browser has one stream; a person has a few browsers. */
const MAX_STREAMS_PER_PERSON = 10
/** Proxies close connections that are silent for a minute. */
const HEARTBEAT_MS = 20_000
/** A browser that does not read what it is sent is disconnected. */
const MAX_UNREAD_BYTES = 256 * 1024
/** How long a browser waits before it connects again. */
const RECONNECT_MS = 2000

export interface EventStreams {
  open(options: StreamOptions): Readable
  /** Ends all streams: browsers connect again when a server answers. */
  close(): void
}

interface StreamOptions {
  personId: string
  /** Whether the session that opened the stream is still valid. */
  isSessionValid(): Promise<boolean>
}

interface OpenStream extends StreamOptions {
  output: PassThrough
}

/** The event streams of one server. A stream ends with its session. */
export function createEventStreams(hub: DeskEventHub, onError: (error: unknown) => void): EventStreams {
  const streams = new Set<OpenStream>()
  let isClosed = false
  const heartbeat = setInterval(() => {
    hub.removeSilent()
    for (const stream of streams) {
      write(stream, ':\n\n')
      void endIfSignedOut(stream)
    }
  }, HEARTBEAT_MS)
  heartbeat.unref()

  return {
    open({ personId, isSessionValid }) {
      if ([...streams].filter((each) => each.personId === personId).length >= MAX_STREAMS_PER_PERSON)
        throw new AppError('too_many_requests', 'This person has too many event streams.', { retryAfter: 60 })
      const stream = { personId, isSessionValid, output: new PassThrough() }
      streams.add(stream)
      write(stream, `retry: ${RECONNECT_MS}\n\n`)
      const unsubscribe = hub.subscribe({
        onEvent: (event) => write(stream, formatEvent(event)),
        onSessionsChanged: () => void endIfSignedOut(stream),
      })
      stream.output.once('close', () => {
        unsubscribe()
        streams.delete(stream)
      })
      if (isClosed) stream.output.end()
      return stream.output
    },
    close() {
      isClosed = true
      clearInterval(heartbeat)
      for (const { output } of streams) output.end()
    },
  }

  async function endIfSignedOut(stream: OpenStream) {
    try {
      if (await stream.isSessionValid()) return
      write(stream, formatEvent({ type: 'session-ended' }))
      stream.output.end()
    } catch (error) {
      onError(error)
    }
  }
}

function write({ output }: OpenStream, text: string) {
  if (output.writableEnded) return
  if (output.writableLength + output.readableLength > MAX_UNREAD_BYTES) output.destroy()
  else output.write(text)
}

const formatEvent = (event: DeskEvent) => `data: ${JSON.stringify(event)}\n\n`
