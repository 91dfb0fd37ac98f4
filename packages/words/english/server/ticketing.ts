import type { ticketingWords } from '../../nynorsk/server/ticketing.ts'
import type { Translation } from '../../translation.ts'

/** Why the ticketing provider could not be read, as the desk shows it. */
export const TICKETING_ENGLISH: Translation<typeof ticketingWords> = {
  ticketingAddressRefused:
    'The server fetches only from public addresses on the internet, and {origin} is not one. Whoever runs the server can allow the address with the setting TICKETING_ORIGIN.',
  ticketingUrlInvalid:
    'The address of the ticketing provider must begin with http:// or https://, and must not contain a user name or password.',
  ticketingRedirected: '{origin} redirects to another address. Enter the right address.',
  ticketingTimeout: '{origin} does not answer in time.',
  ticketingTooLarge: 'The answer of {origin} is too large.',
  ticketingUnreachable: 'The server cannot reach {origin}.',
  ticketingStatus: '{origin} answers with error code {status}.',
  ticketingKeyRefused: '{origin} answers with error code {status}: The key is missing, wrong or expired.',
  ticketingKeyExpires: 'The key for {origin} expires on {date}. Ask the provider for a new one in good time.',
  ticketingKeyExpired: 'The key for {origin} expired on {date}. Ask the provider for a new one.',
  ticketingUnreadableOne: '1 entry of {origin} lacks something and is not read. The rest is in place.',
  ticketingUnreadable: '{count} entries of {origin} lack something and are not read. The rest is in place.',
  ticketingNoEvents: 'The page of {origin} has no events that can be read (JSON-LD).',
  ticketingNoDocument:
    'The answer of {origin} is neither a calendar (ICS), a page with events (JSON-LD) nor a spreadsheet (CSV).',
  ticketingNotJson: 'The answer of {origin} is not JSON.',
  ticketingUnexpected: 'The answer of {origin} is not as it should be. Look at the field “{field}”.',
  ticketingPagesElsewhere: 'The list of {origin} continues at another address, or never ends.',
  ticketingFailed:
    'The server could not read what the ticketing provider reports. The server’s log says why.',
  ticketingKeyNotSent:
    'The key in TICKETING_TOKEN was not sent to {origin}. If it belongs to this provider, whoever runs the server must set TICKETING_ORIGIN to {origin}.',
}
