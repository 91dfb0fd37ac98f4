import type { ticketingWords } from '../../nynorsk/server/ticketing.ts'
import type { Translation } from '../../translation.ts'

/** Why the ticketing provider could not be read, as the desk shows it. */
export const TICKETING_BOKMAAL: Translation<typeof ticketingWords> = {
  ticketingAddressRefused:
    'Serveren henter bare fra åpne adresser på internett, og {origin} er ikke en slik. Den som drifter serveren, kan tillate adressen med innstillingen TICKETING_ORIGIN.',
  ticketingUrlInvalid:
    'Adressen til billettleverandøren må begynne med http:// eller https://, og det kan ikke stå brukernavn eller passord i den.',
  ticketingRedirected: '{origin} sender videre til en annen adresse. Skriv inn den rette adressen.',
  ticketingTimeout: '{origin} svarer ikke i tide.',
  ticketingTooLarge: 'Svaret fra {origin} er for stort.',
  ticketingUnreachable: 'Serveren får ikke kontakt med {origin}.',
  ticketingStatus: '{origin} svarer med feilkode {status}.',
  ticketingKeyRefused: '{origin} svarer med feilkode {status}: Nøkkelen mangler, er feil eller har gått ut.',
  ticketingKeyExpires: 'Nøkkelen til {origin} går ut {date}. Be leverandøren om en ny i god tid.',
  ticketingKeyExpired: 'Nøkkelen til {origin} gikk ut {date}. Be leverandøren om en ny.',
  ticketingUnreadableOne: '1 oppføring hos {origin} mangler noe og er ikke lest inn. Resten er på plass.',
  ticketingUnreadable:
    '{count} oppføringer hos {origin} mangler noe og er ikke lest inn. Resten er på plass.',
  ticketingNoEvents: 'Siden hos {origin} har ingen arrangementer som kan leses (JSON-LD).',
  ticketingNoDocument:
    'Svaret fra {origin} er verken en kalender (ICS), en side med arrangementer (JSON-LD) eller et regneark (CSV).',
  ticketingNotJson: 'Svaret fra {origin} er ikke JSON.',
  ticketingUnexpected: 'Svaret fra {origin} er ikke slik det skal være. Se på feltet «{field}».',
  ticketingPagesElsewhere: 'Listen fra {origin} fortsetter på en annen adresse, eller tar aldri slutt.',
  ticketingFailed:
    'Serveren fikk ikke lest inn det billettleverandøren melder. Loggen på serveren sier hvorfor.',
  ticketingKeyNotSent:
    'Nøkkelen i TICKETING_TOKEN ble ikke sendt til {origin}. Gjelder den denne leverandøren, må den som drifter serveren, sette TICKETING_ORIGIN til {origin}.',
}
