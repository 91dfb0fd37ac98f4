import type { siteRecordWords } from '../../nynorsk/desk/site-records.ts'
import type { Translation } from '../../translation.ts'

/** Words that the screens of the site's records share. */
export const SITE_RECORD_BOKMAAL: Translation<typeof siteRecordWords> = {
  needsEditor: 'En redaktør eller administrator kan endre dette.',
  needsAdmin: 'En administrator kan endre dette.',
  incomplete: 'Noe mangler eller er feil. Se feltene som er merket.',
  panel: 'Publisering og historikk',
}
