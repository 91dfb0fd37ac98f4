/** Words of the sign-in. */
export const SIGN_IN_NYNORSK = {
  signInTitle: 'Redaksjonen',
  signInLead: 'Logg inn for å arbeide med nettsida til {house}.',
  signInEmail: 'E-postadresse',
  signInPassword: 'Passord',
  signInButton: 'Logg inn',
  signInBusy: 'Loggar inn …',
  signInFailed: 'E-postadressa eller passordet er ikkje rett.',
  signInEmailMissing: 'Skriv e-postadressa di.',
  signInPasswordMissing: 'Skriv passordet ditt.',
  signInForgotten: 'Gløymt passordet? Den som styrer brukarane, kan gje deg ei lenke til å velje nytt.',
  signInToSite: 'Til nettsida',

  code: 'Eingongskode',
  codeHelp: 'Dei seks sifra i autentiseringsappen. Har du ikkje appen, bruk ein reservekode.',
  codeTrustDevice: 'Ikkje spør etter kode på denne eininga dei neste 30 dagane',
  codeMissing: 'Skriv koden.',
  codeWrong: 'Koden er ikkje rett, eller han er alt brukt. Vent på neste kode i appen.',
  codeExpired: 'Det gjekk for lang tid, eller koden var feil for mange gonger. Skriv passordet på nytt.',

  expiredTitle: 'Logg inn att',
  expiredLead: 'Du har vore logga inn lenge. Arbeidet ditt står her under, og ingenting er borte.',

  unreachableTitle: 'Får ikkje kontakt',
  unreachableLead: 'Tenaren svarer ikkje. Sjekk at du er på nett.',
}
