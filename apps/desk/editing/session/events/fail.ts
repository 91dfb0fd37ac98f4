import { CallError } from '@lerret/api'
import { recordName, type SessionState } from '../state/state.ts'
import type { Request } from '../state/transport.ts'
import { mapRecords } from './announce.ts'
import { markStale } from './receive.ts'

/** How often a save is tried again because somebody else was faster. */
const MAX_TRIES = 5

/** A request has failed. */
export function fail(before: SessionState, request: Request, error: unknown): SessionState {
  const state: SessionState = { ...before, request: null, failures: before.failures + 1, error }
  if (request.type === 'read') return failReading(state, request)
  // It may have arrived: the same request is sent again.
  const isUnanswered = request.type === 'save' || request.type === 'version'
  const next = { ...state, unanswered: isUnanswered && !isAnswer(error) ? request : null }
  const { asked } = state
  if (request.type === 'save')
    return asked ? { ...next, asked: null, answer: { type: 'failed', asked, error } } : next
  const known = next.unanswered ? next : markStale(next, request.records.map(recordName))
  if (asked?.request !== request.sequence) return isOutdated(error) ? toAnswered(known) : known
  if (!isOutdated(error)) return { ...known, asked: null, answer: { type: 'failed', asked, error } }
  if (asked.type === 'version' && asked.tries < MAX_TRIES)
    return { ...toAnswered(known), asked: { ...asked, tries: asked.tries + 1 } }
  return { ...toAnswered(known), asked: null, answer: { type: 'outdated', asked } }
}

/** The server has answered, so that it can be asked again at once. */
const toAnswered = (state: SessionState): SessionState => ({ ...state, failures: 0, error: null })

/** Whether the server has refused a request, so that it is known that it changed nothing. */
const isAnswer = (error: unknown) => error instanceof CallError && error.status >= 400 && error.status < 500

/** The codes of errors that say that somebody else was faster. */
const OUTDATED_CODES: readonly string[] = ['content_conflict', 'publish_outdated', 'newsletter_changed']

const isOutdated = (error: unknown) => error instanceof CallError && OUTDATED_CODES.includes(error.code)

function failReading(state: SessionState, { records }: Extract<Request, { type: 'read' }>): SessionState {
  const names = new Set(records.map(recordName))
  const failed = mapRecords(state, (record, name) =>
    names.has(name) && record.phase === 'reading' ? { ...record, phase: 'failed' } : record,
  )
  const { asked } = failed
  return asked ? { ...failed, asked: null, answer: { type: 'failed', asked, error: state.error } } : failed
}
