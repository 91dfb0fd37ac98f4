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

  expiredTitle: 'Logg inn att',
  expiredLead: 'Du har vore logga inn lenge. Arbeidet ditt står her under, og ingenting er borte.',

  unreachableTitle: 'Får ikkje kontakt',
  unreachableLead: 'Tenaren svarer ikkje. Sjekk at du er på nett.',
}
