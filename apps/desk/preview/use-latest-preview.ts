import { CallError } from '@lerret/api'
import { useEffect, useReducer } from 'react'
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
  isAsking: boolean
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
  const [{ asked, reply, failures, isRefused }, dispatch] = useReducer<
    LatestPreview<Input, Reply>,
    [PreviewEvent<Input, Reply>]
  >(reducePreview, NO_PREVIEW)
  useEffect(() => {
    if (input !== null) dispatch({ type: 'changed', input })
  }, [input])
  useEffect(() => {
    if (asked === null) return
    const replaced = new AbortController()
    const signal = AbortSignal.any([replaced.signal, AbortSignal.timeout(TIMEOUT_MS)])
    const report = (event: PreviewEvent<Input, Reply>) => {
      if (!replaced.signal.aborted) dispatch(event)
    }
    ask(asked, signal).then(
      (received) => report({ type: 'replied', reply: received }),
      (error) => report({ type: 'failed', isRefused: isInvalid(error) }),
    )
    return () => replaced.abort()
  }, [asked, ask])
  useEffect(() => {
    if (failures === 0 || asked !== null) return
    const retry = () => dispatch({ type: 'retried' })
    const timer = setTimeout(retry, toRetryDelayMs(failures))
    window.addEventListener('online', retry)
    return () => {
      clearTimeout(timer)
      window.removeEventListener('online', retry)
    }
  }, [failures, asked])
  return {
    reply,
    hasFailed: failures > 0,
    isRefused,
    isAsking: asked !== null,
    retry: () => dispatch({ type: 'retried' }),
  }
}
