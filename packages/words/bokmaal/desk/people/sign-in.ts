import type { signInWords } from '../../../nynorsk/desk/people/sign-in.ts'
import type { Translation } from '../../../translation.ts'

/** Words of the sign-in. */
export const SIGN_IN_BOKMAAL: Translation<typeof signInWords> = {
  signInTitle: 'Redaksjonen',
  signInLead: 'Logg inn for å arbeide med nettsiden til {house}.',
  signInEmail: 'E-postadresse',
  signInPassword: 'Passord',
  signInButton: 'Logg inn',
  signInBusy: 'Logger inn …',
  signInFailed: 'E-postadressen eller passordet er ikke rett.',
  signInEmailMissing: 'Skriv e-postadressen din.',
  signInPasswordMissing: 'Skriv passordet ditt.',
  signInForgotten: 'Glemt passordet?',
  signInToSite: 'Til nettsiden',
  insecure:
    'Denne adressen er uten HTTPS, så andre på samme nettverk kan lese passordet ditt og det du skriver. Skaff et sertifikat før huset åpner; knapper som kopierer til utklippstavlen, virker også først da.',

  signInWith: 'Logg inn med {name}',
  signInOr: 'Eller med passord',
  signInLocal: 'Lokal administrator? Logg inn med passord',
  signInOidcRequired: 'Kontoen din logger inn med {name}, ikke med passord.',
  signInInNewTab: 'Logg inn med {name} i en ny fane, og kom hit igjen.',
  oidcCancelled: 'Du avbrøt innloggingen hos {name}. Prøv igjen når du vil.',
  oidcClockWrong:
    'Klokka på serveren går feil, så svaret fra {name} gjelder ikke. Den som drifter serveren, må stille klokka.',
  oidcEmailUnverified:
    '{name} har ikke bekreftet e-postadressen din. Åpne lenken i invitasjonen, og logg inn derfra.',
  oidcExpired: 'Innloggingen tok for lang tid, eller den er allerede brukt. Prøv igjen.',
  oidcLastLocalAdmin:
    'Du er den eneste administratoren med passord, og én må finnes om {name} er nede. Logg inn med passordet.',
  oidcNotInvited: 'Kontoen din hos {name} er ikke invitert hit. Be en administrator om en invitasjon.',
  oidcNoRole: '{name} har ikke gitt deg en rolle i redaksjonen. Spør den som styrer tilgangene der.',
  oidcRefused:
    'Svaret fra {name} ble ikke godtatt. Prøv igjen. Skjer det på nytt, er det noe galt med oppsettet.',
  oidcTenantMismatch: 'Du logget inn med en konto fra en annen organisasjon. Velg kontoen du har i {name}.',
  oidcUnreachable: '{name} svarer ikke nå. Prøv igjen om litt.',

  code: 'Engangskode',
  codeHelp: 'De seks sifrene i autentiseringsappen. Har du ikke appen, bruk en reservekode.',
  codeTrustDevice: 'Ikke spør etter kode på denne enheten de neste 30 dagene',
  codeMissing: 'Skriv koden.',
  codeWrong: 'Koden er ikke rett, eller den er allerede brukt. Vent på neste kode i appen.',
  codeExpired: 'Det gikk for lang tid, eller koden var feil for mange ganger. Skriv passordet på nytt.',

  passkeySignIn: 'Logg inn med passnøkkel',
  passkeyUse: 'Bruk passnøkkelen',
  passkeySecondFactor: 'Kontoen din ber også om passnøkkelen du har lagt til.',
  passkeyUnavailable:
    'Kontoen din har en passnøkkel, men nettleseren kan ikke bruke den her. Logg inn på en annen enhet over HTTPS, eller be en administrator nullstille totrinnsinnloggingen.',
  passkeyRefused: 'Denne passnøkkelen gjelder ikke for redaksjonen, eller den er fjernet.',
  passkeyCancelled: 'Innloggingen med passnøkkel ble avbrutt. Prøv igjen, eller bruk passordet.',

  forgottenTitle: 'Nytt passord',
  forgottenLead: 'Skriv e-postadressen din, så sender vi deg en lenke.',
  forgottenButton: 'Send lenken',
  forgottenSent: 'Har adressen en konto her, er lenken nå på vei. Den gjelder i kort tid.',
  forgottenNoMail: 'Huset kan ikke sende e-post nå. Den som styrer brukerne, kan lage en lenke til deg.',
  backToSignIn: 'Til innloggingen',

  resetTitle: 'Velg nytt passord',
  resetLead: 'Minst åtte tegn. En hel setning er lett å huske og vanskelig å gjette.',
  resetButton: 'Lagre nytt passord',
  resetDone: 'Passordet er nytt, og du er logget ut overalt. Nå kan du logge inn med det.',
  resetLinkInvalid: 'Lenken gjelder ikke lenger. Be om en ny.',
  newPassword: 'Nytt passord',
  passwordShort: 'Passordet må ha minst åtte tegn.',
  passwordLong: 'Passordet er for langt. Det kan ha opp til 1000 tegn.',
  passwordCommon: 'Dette passordet er lett å gjette. Velg et annet, for eksempel en hel setning.',

  invitationTitle: 'Velkommen, {name}',
  invitationLead: 'Velg et passord, så er du inne i redaksjonen til {house}.',
  invitationServiceLead: 'Logg inn med {name}, så er du inne i redaksjonen til {house}.',
  invitationName: 'Navnet ditt',
  invitationNameInvalid: 'Skriv navnet ditt.',
  invitationButton: 'Begynn å arbeide',
  invitationInvalid: 'Invitasjonen gjelder ikke lenger, eller den er allerede brukt. Be om en ny.',
  invitationInvalidTitle: 'Invitasjonen gjelder ikke',

  expiredTitle: 'Logg inn igjen',
  expiredLead: 'Du har vært logget inn lenge. Arbeidet ditt står her under, og ingenting er borte.',
  confirmTitle: 'Er det deg?',
  confirmLead: 'Dette kan bare den som eier kontoen, gjøre. Logg inn på nytt, så blir det gjort.',
  confirmCancel: 'Avbryt',

  unreachableTitle: 'Får ikke kontakt',
  unreachableLead: 'Serveren svarer ikke. Sjekk at du er på nett.',
}
