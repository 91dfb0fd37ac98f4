/** Words of logging in with a passkey, and of a member's own ones. */
export const passkeyWords = {
  passkeys: 'Passnøklar',
  passkeysLead:
    'Med ein passnøkkel loggar du inn med fingeravtrykk, ansikt eller skjermlås. Passordet verkar som før.',
  passkeysUnavailable: 'Denne nettlesaren kan ikkje bruke passnøklar her.',
  passkeyTimes: 'Lagd til {created}, sist brukt {used}',
  passkeyUnused: 'Lagd til {created}, ikkje brukt enno',
  passkeyElsewhere: 'Verkar berre på {host}',
  passkeyAdd: 'Legg til passnøkkel',
  passkeyName: 'Namn på passnøkkelen',
  passkeyNameHint: 'Til dømes «Telefonen min».',
  passkeyNameMissing: 'Gje passnøkkelen eit namn.',
  passkeyAdded: 'Passnøkkelen er lagd til.',
  passkeyRemove: 'Fjern',
  passkeyRemoveOf: 'Fjern {name}',
  passkeyRemoved: 'Passnøkkelen er fjerna. Slett han òg på eininga, så blir han ikkje føreslegen der.',
  passkeyProve: 'Stadfest med passnøkkel',
  passkeyLogIn: 'Logg inn med passnøkkel',
  passkeyRefused: 'Denne passnøkkelen gjeld ikkje her, eller han er fjerna.',
  passkeyNotAdded: 'Passnøkkelen vart ikkje lagd til. Prøv att.',
  passkeysTooMany: 'Du har så mange passnøklar som ein kan ha. Fjern ein du ikkje bruker.',
  passkeyCancelled: 'Passnøkkelen vart ikkje brukt. Prøv att, eller bruk passordet.',
}

export type PasskeyWords = Readonly<Record<keyof typeof passkeyWords, string>>
