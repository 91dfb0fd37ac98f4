import type { siteRecordWords } from '../../nynorsk/desk/site-records.ts'
import type { Translation } from '../../translation.ts'

/** Words that the screens of the site's records share. */
export const SITE_RECORD_ENGLISH: Translation<typeof siteRecordWords> = {
  needsEditor: 'An editor or administrator can change this.',
  needsAdmin: 'An administrator can change this.',
  incomplete: 'Something is missing or wrong. See the fields that are marked.',
  panel: 'Publishing and history',
}
