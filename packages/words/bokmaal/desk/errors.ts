import type { errorWords } from '../../nynorsk/desk/errors.ts'
import type { Translation } from '../../translation.ts'

/** What an editor reads when a call has failed. */
export const ERROR_BOKMAAL: Translation<typeof errorWords> = {
  errorOffline: 'Får ikke kontakt med serveren. Det du har skrevet, står her fortsatt.',
  errorTooManyRequests: 'Det er prøvd for mange ganger. Vent noen minutter, og prøv igjen.',
  errorRoleMissing: 'Rollen din har ikke tillatelse til dette. Spør den som styrer brukerne.',
  errorConfirmation: 'Dette blir gjort når du har logget inn på nytt.',
  errorDiskFull: 'Det er fullt på disken til serveren. Si fra til den som drifter den.',
  errorPublishDiskFull:
    'Det er fullt på disken til serveren, så sidene står som før. Det du publiserte, går ut av seg selv når det er plass. Si fra til den som drifter den.',
  errorReadOnly: 'Serveren får ikke lagret noe akkurat nå. Si fra til den som drifter den.',
  errorOverloaded: 'Det er mye å gjøre på serveren akkurat nå. Prøv igjen om litt.',
  errorDatabase: 'Serveren får ikke kontakt med databasen akkurat nå. Prøv igjen om litt.',
  errorUnknown: 'Noe gikk galt på serveren. Prøv igjen om litt.',
  tryAgain: 'Prøv igjen',
}
