/** Words of the screen of backups. */
export const backupWords = {
  title: 'Tryggingskopiar',
  lead: 'Ein kopi av alt innhald, alle kontoar og alle bilete, kvar time av seg sjølv.',
  last: 'Siste kopi',
  lastText: '{when}: {rows} rader, {files} filer, {size} MB.',
  lastNone: 'Den første kopien er ikkje teken enno. Han kjem innan ein time etter at tenaren starta.',
  off: 'Tenaren tek ikkje kopiar av seg sjølv. Den som driftar han, har slått det av.',
  trial: 'Siste prøve',
  trialText: 'Prøvd attende {when}: {rows} rader, {pages} sider.',
  trialNone: 'Ein kopi blir lagd attende på prøve ein gong i veka, om natta. Det har ikkje skjedd enno.',
  failure: 'Sist gjekk det gale ({when}): {reason}',
  folder: 'Kopiane ligg på tenaren, i {folder}. Den som driftar han, kan leggje ein attende.',
}
