/** What an editor reads when a call has failed. */
export const errorWords = {
  errorOffline: 'Får ikkje kontakt med tenaren. Det du har skrive, står her framleis.',
  errorTooManyRequests: 'Det er prøvd for mange gonger. Vent nokre minutt, og prøv att.',
  errorRoleMissing: 'Rolla di har ikkje løyve til dette. Spør den som styrer brukarane.',
  errorConfirmation: 'Dette blir gjort når du har logga inn på nytt.',
  errorDiskFull: 'Det er fullt på disken til tenaren. Sei frå til den som driftar han.',
  errorPublishDiskFull:
    'Det er fullt på disken til tenaren, så sidene står som før. Det du publiserte, går ut av seg sjølv når det er plass. Sei frå til den som driftar han.',
  errorReadOnly: 'Tenaren får ikkje lagra noko akkurat no. Sei frå til den som driftar han.',
  errorOverloaded: 'Det er mykje å gjere på tenaren akkurat no. Prøv att om litt.',
  errorDatabase: 'Tenaren får ikkje kontakt med databasen akkurat no. Prøv att om litt.',
  errorUnknown: 'Noko gjekk gale på tenaren. Prøv att om litt.',
  tryAgain: 'Prøv att',
}
