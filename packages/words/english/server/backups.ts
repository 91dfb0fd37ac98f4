import type { backupMailWords } from '../../nynorsk/server/backups.ts'
import type { Translation } from '../../translation.ts'

/** Mails to administrators about missing backups. */
export const BACKUP_MAIL_ENGLISH: Translation<typeof backupMailWords> = {
  backupMailSubject: '{site} has no recent backup',
  backupMailText:
    'The last backup of the website is from {when}. There should be a new one every hour. Tell whoever runs the server.',
  backupMailNever:
    'No backup of the website has been made. There should be a new one every hour. Tell whoever runs the server.',
  backupMailReason: 'The server says: {reason}',
}
