import { pathTo } from '../navigation/routes.ts'
import type { ListedRecord } from './kinds.ts'

/** The screen where a record is edited; null for kinds without one. */
export const recordPath = ({
  kind,
  id,
  facts,
}: Pick<ListedRecord, 'kind' | 'id'> & Partial<Pick<ListedRecord, 'facts'>>): string | null =>
  kind === 'production' && facts?.object === 'culture'
    ? pathTo('cultureEvent', { id })
    : findRecordPath(kind, id)

/** The same, for a kind that the server names. The screen of films opens culture events too. */
export function findRecordPath(kind: string, id: string): string | null {
  if (kind === 'article') return pathTo('article', { id })
  if (kind === 'page') return pathTo('page', { id })
  if (kind === 'translation') return pathTo('translation', { id })
  if (kind === 'media') return pathTo('picture', { id })
  if (kind === 'document') return pathTo('document', { id })
  if (kind === 'production') return pathTo('film', { id })
  if (kind === 'event') return pathTo('showing', { id })
  if (kind === 'menu-item') return pathTo('menus')
  if (kind === 'footer') return pathTo('footer')
  if (kind === 'redirect') return pathTo('redirects')
  if (kind === 'settings') return pathTo('settings')
  if (kind === 'theme') return pathTo('settingsGroup', { group: 'utsjanad' })
  if (kind === 'host') return pathTo('settingsGroup', { group: 'nettadresse' })
  if (kind === 'partners') return pathTo('settingsGroup', { group: 'partnarar' })
  if (kind === 'ticketing') return pathTo('settingsGroup', { group: 'billettsal' })
  return null
}
