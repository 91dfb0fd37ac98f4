import { pathTo } from '../navigation/routes.ts'
import type { ListedRecord } from './kinds.ts'

/** The screen where a record is edited; null for kinds without one. */
export const recordPath = ({ kind, id }: Pick<ListedRecord, 'kind' | 'id'>): string | null =>
  findRecordPath(kind, id)

/** The same, for a kind that the server names. */
export function findRecordPath(kind: string, id: string): string | null {
  if (kind === 'article') return pathTo('article', { id })
  if (kind === 'event') return pathTo('showing', { id })
  return null
}
