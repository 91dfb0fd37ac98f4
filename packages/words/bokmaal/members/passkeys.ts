import type { passkeyWords } from '../../nynorsk/members/passkeys.ts'
import type { Translation } from '../../translation.ts'

/** Words of logging in with a passkey, and of a member's own ones. */
export const PASSKEY_BOKMAAL: Translation<typeof passkeyWords> = {
  passkeys: 'Passnøkler',
  passkeysLead:
    'Med en passnøkkel logger du inn med fingeravtrykk, ansikt eller skjermlås. Passordet virker som før.',
  passkeysUnavailable: 'Denne nettleseren kan ikke bruke passnøkler her.',
  passkeyTimes: 'Lagt til {created}, sist brukt {used}',
  passkeyUnused: 'Lagt til {created}, ikke brukt ennå',
  passkeyElsewhere: 'Virker bare på {host}',
  passkeyAdd: 'Legg til passnøkkel',
  passkeyName: 'Navn på passnøkkelen',
  passkeyNameHint: 'For eksempel «Telefonen min».',
  passkeyNameMissing: 'Gi passnøkkelen et navn.',
  passkeyAdded: 'Passnøkkelen er lagt til.',
  passkeyRemove: 'Fjern',
  passkeyRemoveOf: 'Fjern {name}',
  passkeyRemoved: 'Passnøkkelen er fjernet. Slett den også på enheten, så blir den ikke foreslått der.',
  passkeyProve: 'Bekreft med passnøkkel',
  passkeyLogIn: 'Logg inn med passnøkkel',
  passkeyRefused: 'Denne passnøkkelen gjelder ikke her, eller den er fjernet.',
  passkeyNotAdded: 'Passnøkkelen ble ikke lagt til. Prøv igjen.',
  passkeysTooMany: 'Du har så mange passnøkler som man kan ha. Fjern en du ikke bruker.',
  passkeyCancelled: 'Passnøkkelen ble ikke brukt. Prøv igjen, eller bruk passordet.',
}
