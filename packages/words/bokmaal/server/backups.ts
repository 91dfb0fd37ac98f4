import type { backupMailWords } from '../../nynorsk/server/backups.ts'
import type { Translation } from '../../translation.ts'

/** Mails to administrators about missing backups. */
export const BACKUP_MAIL_BOKMAAL: Translation<typeof backupMailWords> = {
  backupMailSubject: '{site} har ingen ny sikkerhetskopi',
  backupMailText:
    'Den siste sikkerhetskopien av nettstedet er fra {when}. Det skal komme en ny hver time. Si fra til den som drifter serveren.',
  backupMailNever:
    'Det er ikke tatt noen sikkerhetskopi av nettstedet. Det skal komme en ny hver time. Si fra til den som drifter serveren.',
  backupMailReason: 'Serveren sier: {reason}',
}
