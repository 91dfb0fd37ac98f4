import { editingWords as words } from '@lerret/words/desk'
import { errorMessage } from '../data/error-message.ts'
import { bodyOf } from './session/records/record.ts'
import { isSameFields } from './session/records/take-theirs.ts'
import type { RecordName, RecordState } from './session/state/state.ts'
import type { OpenSession } from './use-session.ts'

/** Thrown when there is a text to choose, or to look over, before anything can be saved. */
export class UnsettledConflict extends Error {}

/** Saves everything on the screen as a version, and returns its number. Throws when that is not possible. */
export async function saveVersion(session: OpenSession, name: RecordName): Promise<number> {
  const answer = await session.ask({ type: 'version' })
  if (answer.type === 'failed') throw answer.error
  if (answer.type === 'conflict' || answer.type === 'outdated') throw new UnsettledConflict()
  return session.getState().records[name]?.basedOn ?? 0
}

/** The same, for what is done with it at once. Throws when it is not what was on the screen, so that somebody looks it over first. */
export async function saveShownVersion(session: OpenSession, name: RecordName): Promise<number> {
  const read = () => session.getState().records[name] as RecordState
  const shown = bodyOf(read())
  const version = await saveVersion(session, name)
  if (!isSameFields({ ...read().base, id: shown.id }, shown)) throw new UnsettledConflict()
  return version
}

/** The sentence for what went wrong with saving a version, or with what was done with it. */
export const saveErrorMessage: typeof errorMessage = (error, own) =>
  error instanceof UnsettledConflict ? words.settleFirst : errorMessage(error, own)
