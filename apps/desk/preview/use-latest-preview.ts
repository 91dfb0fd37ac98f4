import { CallError } from '@lerret/api'
import { useEffect, useRef, useState } from 'react'
import {
  type LatestPreview,
  NO_PREVIEW,
  type PreviewEvent,
  reducePreview,
  toRetryDelayMs,
} from './latest-preview.ts'

/** A request that takes longer has failed: it would hold up all later ones. */
const TIMEOUT_MS = 20_000

const isInvalid = (error: unknown) => error instanceof CallError && error.code === 'content_invalid'

export interface RequestState {
  /** Whether the reply is older than the input because a request failed. It is tried again by itself. */
  hasFailed: boolean
  /** Whether it failed because the server does not accept the input. */
  isRefused: boolean
  /** Whether that is being tried now. */
  isRetrying: boolean
  /** Tries again without waiting. */
  retry(): void
}

export interface Preview<Reply> extends RequestState {
  /** The last reply; null until the first. */
  reply: Reply | null
}

/** The preview of the input: the newest input is asked for, one request at a time, until it succeeds. */
export function useLatestPreview<Input, Reply>(
  /** A new object is asked for; null asks for nothing. */
  input: Input | null,
  /** Must be the same function at each render. */
  ask: (input: Input, signal: AbortSignal) => Promise<Reply>,
): Preview<Reply> {
  const [{ asked, reply, failures, isRefused }, show] = useState<LatestPreview<Input, Reply>>(NO_PREVIEW)
  const requests = useRef<Requests<Input, Reply>>(null)
  useEffect(() => {
    const started = startRequests(ask, show)
    requests.current = started
    return started.end
  }, [ask])
  useEffect(() => {
    if (input !== null) requests.current?.dispatch({ type: 'changed', input })
  }, [input])
  const [retry] = useState(() => () => requests.current?.dispatch({ type: 'retried' }))
  const isRetrying = failures > 0 && asked !== null
  useEffect(() => {
    if (failures === 0 || isRetrying) return
    const timer = setTimeout(retry, toRetryDelayMs(failures))
    window.addEventListener('online', retry)
    return () => {
      clearTimeout(timer)
      window.removeEventListener('online', retry)
    }
  }, [failures, isRetrying, retry])
  return { reply, hasFailed: failures > 0, isRefused, isRetrying, retry }
}

type Requests<Input, Reply> = ReturnType<typeof startRequests<Input, Reply>>

/** Asks for previews, one at a time. What has only changed is not shown: a screen is rendered for a reply, not for a request. */
function startRequests<Input, Reply>(
  ask: (input: Input, signal: AbortSignal) => Promise<Reply>,
  show: (preview: LatestPreview<Input, Reply>) => void,
) {
  const ended = new AbortController()
  let preview: LatestPreview<Input, Reply> = NO_PREVIEW
  return { dispatch, end: () => ended.abort() }

  function dispatch(event: PreviewEvent<Input, Reply>) {
    if (ended.signal.aborted) return
    const { asked } = preview
    preview = reducePreview(preview, event)
    if (event.type !== 'changed') show(preview)
    if (preview.asked !== null && preview.asked !== asked) send(preview.asked)
  }

  function send(input: Input) {
    const signal = AbortSignal.any([ended.signal, AbortSignal.timeout(TIMEOUT_MS)])
    ask(input, signal).then(
      (reply) => dispatch({ type: 'replied', reply }),
      (error) => dispatch({ type: 'failed', isRefused: isInvalid(error) }),
    )
  }
}
