import { AppError } from '../../platform/errors/app-error.ts'
import type { ReceivedRequest } from '../table.ts'
import type { CopyRow } from './copies.ts'

/** A request of an editor that is open in a browser tab. */
export interface SessionRequest {
  personId: string
  session: string
  /** Grows with each request of the session. */
  sequence: number
}

type Copies = readonly (Pick<CopyRow, 'sessions'> | undefined)[]

/** A request that has been carried out. */
type RepliedRequest = ReceivedRequest & Required<Pick<ReceivedRequest, 'reply'>>

/**
 * Finds the same request as it was carried out for each of its records when it arrived before; null when it has not arrived. Throws when
 * the session has sent a later one about one of the records.
 */
export function findEarlierRequest(
  copies: Copies,
  { session, sequence }: SessionRequest,
): RepliedRequest[] | null {
  const last = copies.map((copy) => copy?.sessions[session])
  if (!last.some((request) => request && request.sequence >= sequence)) return null
  const isSame = (request: ReceivedRequest | undefined): request is RepliedRequest =>
    request?.sequence === sequence && request.reply !== undefined
  if (last.every(isSame)) return last
  throw new AppError('content_conflict', `Session ${session} has sent a later request than ${sequence}.`)
}

/** Requests arrive late by seconds, and nobody opens more editors of a record in that time. */
const MAX_SESSIONS = 8

/** The sessions of a row with a request that has been carried out. */
export function addRequest(
  copy: Pick<CopyRow, 'sessions'> | undefined,
  { session, sequence }: SessionRequest,
  now: Date,
  done: Pick<ReceivedRequest, 'reply' | 'savedIn'> = {},
): CopyRow['sessions'] {
  const { [session]: before, ...others } = copy?.sessions ?? {}
  const latest = Object.entries(others)
    .sort(([, a], [, b]) => Date.parse(b.receivedAt) - Date.parse(a.receivedAt))
    .slice(0, MAX_SESSIONS - 1)
  const savedIn = done.savedIn ?? before?.savedIn
  return {
    ...Object.fromEntries(latest),
    [session]: {
      sequence,
      receivedAt: now.toISOString(),
      ...(done.reply && { reply: done.reply }),
      ...(savedIn !== undefined && { savedIn }),
    },
  }
}
