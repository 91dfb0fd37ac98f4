/** Words of the sign-in. */
export const signInWords = {
  signInTitle: 'Redaksjonen',
  signInLead: 'Logg inn for å arbeide med nettsida til {house}.',
  signInEmail: 'E-postadresse',
  signInPassword: 'Passord',
  signInButton: 'Logg inn',
  signInBusy: 'Loggar inn …',
  signInFailed: 'E-postadressa eller passordet er ikkje rett.',
  signInEmailMissing: 'Skriv e-postadressa di.',
  signInPasswordMissing: 'Skriv passordet ditt.',
  signInForgotten: 'Gløymt passordet?',
  signInToSite: 'Til nettsida',
  insecure:
    'Denne adressa er utan HTTPS, så andre på same nettverket kan lese passordet ditt og det du skriv. Skaff eit sertifikat før huset opnar; knappar som kopierer til utklippstavla, verkar òg først då.',

  signInWith: 'Logg inn med {name}',
  signInOr: 'Eller med passord',
  signInLocal: 'Lokal administrator? Logg inn med passord',
  signInOidcRequired: 'Kontoen din loggar inn med {name}, ikkje med passord.',
  signInInNewTab: 'Logg inn med {name} i ei ny fane, og kom hit att.',
  oidcCancelled: 'Du avbraut innlogginga hos {name}. Prøv att når du vil.',
  oidcClockWrong:
    'Klokka på tenaren går feil, så svaret frå {name} gjeld ikkje. Den som driv tenaren, må stille klokka.',
  oidcEmailUnverified:
    '{name} har ikkje stadfesta e-postadressa di. Opne lenka i invitasjonen, og logg inn derifrå.',
  oidcExpired: 'Innlogginga tok for lang tid, eller ho er alt brukt. Prøv att.',
  oidcLastLocalAdmin:
    'Du er den einaste administratoren med passord, og éin må finnast om {name} er nede. Logg inn med passordet.',
  oidcNotInvited: 'Kontoen din hos {name} er ikkje invitert hit. Be ein administrator om ein invitasjon.',
  oidcNoRole: '{name} har ikkje gjeve deg ei rolle i redaksjonen. Be den som styrer tilgangane der.',
  oidcRefused:
    'Svaret frå {name} vart ikkje godteke. Prøv att. Skjer det igjen, er det noko gale med oppsettet.',
  oidcTenantMismatch: 'Du logga inn med ein konto frå ein annan organisasjon. Vel kontoen du har i {name}.',
  oidcUnreachable: '{name} svarer ikkje no. Prøv att om litt.',

  code: 'Eingongskode',
  codeHelp: 'Dei seks sifra i autentiseringsappen. Har du ikkje appen, bruk ein reservekode.',
  codeTrustDevice: 'Ikkje spør etter kode på denne eininga dei neste 30 dagane',
  codeMissing: 'Skriv koden.',
  codeWrong: 'Koden er ikkje rett, eller han er alt brukt. Vent på neste kode i appen.',
  codeExpired: 'Det gjekk for lang tid, eller koden var feil for mange gonger. Skriv passordet på nytt.',

  passkeySignIn: 'Logg inn med passnøkkel',
  passkeyUse: 'Bruk passnøkkelen',
  passkeySecondFactor: 'Kontoen din ber òg om passnøkkelen du har lagt til.',
  passkeyUnavailable:
    'Kontoen din har ein passnøkkel, men nettlesaren kan ikkje bruke han her. Logg inn på ei anna eining over HTTPS, eller be ein administrator nullstille totrinnsinnlogginga.',
  passkeyRefused: 'Denne passnøkkelen gjeld ikkje for redaksjonen, eller han er fjerna.',
  passkeyCancelled: 'Innlogginga med passnøkkel vart avbroten. Prøv att, eller bruk passordet.',

  forgottenTitle: 'Nytt passord',
  forgottenLead: 'Skriv e-postadressa di, så sender vi deg ei lenke.',
  forgottenButton: 'Send lenka',
  forgottenSent: 'Har adressa ein konto her, er lenka no på veg. Ho gjeld i kort tid.',
  forgottenNoMail: 'Huset kan ikkje sende e-post no. Den som styrer brukarane, kan lage ei lenke til deg.',
  backToSignIn: 'Til innlogginga',

  resetTitle: 'Vel nytt passord',
  resetLead: 'Minst åtte teikn. Ei heil setning er lett å hugse og vanskeleg å gjette.',
  resetButton: 'Lagre nytt passord',
  resetDone: 'Passordet er nytt, og du er logga ut overalt. No kan du logge inn med det.',
  resetLinkInvalid: 'Lenka gjeld ikkje lenger. Be om ei ny.',
  newPassword: 'Nytt passord',
  passwordShort: 'Passordet må ha minst åtte teikn.',
  passwordLong: 'Passordet er for langt. Det kan ha opp til 1000 teikn.',
  passwordCommon: 'Dette passordet er lett å gjette. Vel eit anna, til dømes ei heil setning.',

  invitationTitle: 'Velkomen, {name}',
  invitationLead: 'Vel eit passord, så er du inne i redaksjonen til {house}.',
  invitationServiceLead: 'Logg inn med {name}, så er du inne i redaksjonen til {house}.',
  invitationName: 'Namnet ditt',
  invitationNameInvalid: 'Skriv namnet ditt.',
  invitationButton: 'Byrja å arbeide',
  invitationInvalid: 'Invitasjonen gjeld ikkje lenger, eller han er alt brukt. Be om ein ny.',
  invitationInvalidTitle: 'Invitasjonen gjeld ikkje',

  expiredTitle: 'Logg inn att',
  expiredLead: 'Du har vore logga inn lenge. Arbeidet ditt står her under, og ingenting er borte.',
  confirmTitle: 'Er det deg?',
  confirmLead: 'Dette kan berre den som eig kontoen, gjere. Logg inn på nytt, så blir det gjort.',
  confirmCancel: 'Avbryt',

  unreachableTitle: 'Får ikkje kontakt',
  unreachableLead: 'Tenaren svarer ikkje. Sjekk at du er på nett.',
}
