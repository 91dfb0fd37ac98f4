import type { RecordName } from './session/state/state.ts'
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
