import type { memberMailWords } from '../nynorsk/member-mails.ts'
import type { Translation } from '../translation.ts'

/** Words of mails about accounts. */
export const MEMBER_MAIL_BOKMAAL: Translation<typeof memberMailWords> = {
  memberMailResetSubject: 'Nytt passord hos {site}',
  memberMailResetAsked: 'Noen, trolig du, har bedt om nytt passord til kontoen din hos {site}.',
  memberMailResetHow: 'Åpne lenken innen en time, og velg et nytt passord:',
  memberMailResetLink: 'Velg nytt passord',
  memberMailResetNotYou: 'Var det ikke du? Da trenger du ikke gjøre noe. Passordet ditt er som før.',

  memberMailConfirmSubject: 'Bekreft e-postadressen din hos {site}',
  memberMailConfirmAsked: 'Noen, trolig du, har opprettet en konto hos {site} med denne e-postadressen.',
  memberMailConfirmGives:
    'Når adressen er bekreftet, kan den som har passordet til kontoen, se billettene som er kjøpt med den. Var det du, så åpne lenken innen ett døgn og bekreft:',
  memberMailConfirmLink: 'Bekreft adressen',
  memberMailConfirmNotYou:
    'Var det ikke du som opprettet kontoen? Da må du ikke bekrefte. Be heller om nytt passord. Da er det bare du som slipper inn, og du kan slette kontoen:',
  memberMailConfirmNotYouLink: 'Be om nytt passord',
  memberMailExistsSubject: 'Du har allerede en konto hos {site}',
  memberMailExistsAsked:
    'Noen, trolig du, prøvde å opprette en konto hos {site} med denne e-postadressen. Du har en fra før, så det ble ikke laget noen ny. Her logger du inn:',
  memberMailExistsLogIn: 'Logg inn',
  memberMailExistsForgotten: 'Husker du ikke passordet, kan du velge et nytt:',
  memberMailExistsForgottenLink: 'Velg nytt passord',
  memberMailExistsNotYou: 'Var det ikke du? Da trenger du ikke gjøre noe. Kontoen din er som før.',
  memberMailChangeSubject: 'Bekreft den nye e-postadressen din hos {site}',
  memberMailChangeAsked: 'Noen, trolig du, vil bruke denne e-postadressen til kontoen sin hos {site}.',
  memberMailChangeGives:
    'Når adressen er bekreftet, logger den som har kontoen, inn med den og kan se billettene som er kjøpt med den. Var det du, så åpne lenken innen ett døgn og bekreft:',
  memberMailChangeLink: 'Bekreft den nye adressen',
  memberMailChangeNotYou: 'Var det ikke du? Da må du ikke bekrefte. Ellers trenger du ikke gjøre noe.',
  memberMailChangedSubject: 'Kontoen din hos {site} har fått ny e-postadresse',
  memberMailChangedText:
    'Kontoen hos {site} som hadde denne e-postadressen, har fått en annen. Fra nå av logger du inn med den nye adressen, og e-post fra oss kommer dit.',
  memberMailChangedNotYou:
    'Var det ikke du som byttet? Svar på denne e-posten, eller skriv til {contact}, så hjelper vi deg.',
  memberMailDeletedSubject: 'Kontoen din hos {site} er slettet',
  memberMailDeletedText:
    'Kontoen hos {site} med denne e-postadressen er slettet, med listen, omtalene og klubbkortet. Billetter som er kjøpt med adressen, gjelder fortsatt.',
  memberMailDeletedNotYou:
    'Var det ikke du? Svar på denne e-posten, eller skriv til {contact}. Dette er den siste e-posten om kontoen.',
  memberMailPasskeySubject: 'Passnøklene til kontoen din hos {site} er endret',
  memberMailPasskeyAdded:
    'En passnøkkel er lagt til kontoen din hos {site}. Med den logger man inn uten passord.',
  memberMailPasskeyRemoved: 'En passnøkkel er fjernet fra kontoen din hos {site}.',
  memberMailPasskeyNotYou:
    'Var det ikke du? Velg nytt passord med «Glemt passord?» der du logger inn. Da blir alle passnøkler fjernet, og du er logget ut overalt.',
  staffMailSubject: 'Kontoen din i redaksjonen til {site} er endret',
  staffMailRole: '{name} har gitt deg en annen rolle i redaksjonen til {site}.',
  staffMailPassword: 'Passordet ditt i redaksjonen til {site} er byttet. Du er logget ut alle andre steder.',
  staffMailPasswordLink:
    '{name} har laget en lenke som kontoen din i redaksjonen til {site} kan få nytt passord med, innen ett døgn.',
  staffMailTwoFactorOn: 'Totrinnsinnloggingen til kontoen din i redaksjonen til {site} er slått på.',
  staffMailTwoFactorOff:
    'Totrinnsinnloggingen til kontoen din i redaksjonen til {site} er slått av, av {name}.',
  staffMailPasskeyAdded:
    'En passnøkkel, «{name}», er lagt til kontoen din i redaksjonen til {site}. Med den logger man inn uten passord.',
  staffMailPasskeyRemoved: 'Passnøkkelen «{name}» er fjernet fra kontoen din i redaksjonen til {site}.',
  /** Beside the address, where a browser lists passkeys. */
  passkeyOfStaff: 'redaksjonen',
  staffMailGuessesSubject: 'Noen prøver å logge inn på kontoen din hos {site}',
  staffMailGuesses:
    'Feil passord er skrevet fem ganger på en time for kontoen din i redaksjonen til {site}. Ingen har kommet inn med dem, og kontoen er åpen som før.',
  staffMailCodeGuesses:
    'Noen som kan passordet ditt i redaksjonen til {site}, har skrevet feil kode. Ingen har kommet inn. Var det ikke du, så bytt passordet nå.',
  staffMailNotYou:
    'Venter du ikke dette? Si fra til en administrator med en gang, eller skriv til {contact}.',
}
