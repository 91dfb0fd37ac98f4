import type { backupWords } from '../../nynorsk/desk/backups.ts'
import type { Translation } from '../../translation.ts'

/** Words of the screen of backups. */
export const BACKUP_BOKMAAL: Translation<typeof backupWords> = {
  title: 'Sikkerhetskopier',
  lead: 'En kopi av alt innhold, alle kontoer og alle bilder, hver time av seg selv.',
  last: 'Siste kopi',
  lastText: '{when}: {rows} rader, {files} filer, {size} MB.',
  lastNone: 'Den første kopien er ikke tatt ennå. Den kommer innen en time etter at serveren startet.',
  off: 'Serveren tar ikke kopier av seg selv. Den som drifter den, har slått det av.',
  trial: 'Siste prøve',
  trialText: 'Prøvd tilbake {when}: {rows} rader, {pages} sider.',
  trialNone: 'En kopi blir lagt tilbake på prøve én gang i uka, om natta. Det har ikke skjedd ennå.',
  failure: 'Sist gikk det galt ({when}): {reason}',
  folder: 'Kopiene ligger på serveren, i {folder}. Den som drifter den, kan legge en tilbake.',
}
