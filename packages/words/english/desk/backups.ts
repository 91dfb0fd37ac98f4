import type { backupWords } from '../../nynorsk/desk/backups.ts'
import type { Translation } from '../../translation.ts'

/** Words of the screen of backups. */
export const BACKUP_ENGLISH: Translation<typeof backupWords> = {
  title: 'Backups',
  lead: 'A copy of all content, all accounts and all pictures, made every hour.',
  last: 'Last backup',
  lastText: '{when}: {rows} rows, {files} files, {size} MB.',
  lastNone: 'No backup has been made yet. The first one comes within an hour of the start of the server.',
  off: 'The server makes no backups. Whoever runs it has switched them off.',
  trial: 'Last trial',
  trialText: 'Restored on trial {when}: {rows} rows, {pages} pages.',
  trialNone: 'A backup is restored on trial once a week, at night. That has not happened yet.',
  failure: 'The last attempt failed ({when}): {reason}',
  folder: 'The backups are on the server, in {folder}. Whoever runs it can restore one.',
}
