/** Mails to administrators about missing backups. */
export const backupMailWords = {
  backupMailSubject: '{site} har ingen ny tryggingskopi',
  backupMailText:
    'Den siste tryggingskopien av nettstaden er frå {when}. Det skal kome ein ny kvar time. Sei frå til den som driftar tenaren.',
  backupMailNever:
    'Det er ikkje teke nokon tryggingskopi av nettstaden. Det skal kome ein ny kvar time. Sei frå til den som driftar tenaren.',
  backupMailReason: 'Tenaren seier: {reason}',
}
