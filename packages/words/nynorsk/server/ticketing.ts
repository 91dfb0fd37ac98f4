/** Why the ticketing provider could not be read, as the desk shows it. */
export const ticketingWords = {
  ticketingAddressRefused:
    'Tenaren hentar berre frå opne adresser på internett, og {origin} er ikkje ei slik. Den som driftar tenaren, kan tillate adressa med innstillinga TICKETING_ORIGIN.',
  ticketingUrlInvalid:
    'Adressa til billettleverandøren må byrje med http:// eller https://, og det kan ikkje stå brukarnamn eller passord i henne.',
  ticketingRedirected: '{origin} sender vidare til ei anna adresse. Skriv inn den rette adressa.',
  ticketingTimeout: '{origin} svarar ikkje i tide.',
  ticketingTooLarge: 'Svaret frå {origin} er for stort.',
  ticketingUnreachable: 'Tenaren får ikkje kontakt med {origin}.',
  ticketingStatus: '{origin} svarar med feilkode {status}.',
  ticketingKeyRefused: '{origin} svarar med feilkode {status}: Nøkkelen manglar, er feil eller har gått ut.',
  ticketingKeyExpires: 'Nøkkelen til {origin} går ut {date}. Be leverandøren om ein ny i god tid.',
  ticketingKeyExpired: 'Nøkkelen til {origin} gjekk ut {date}. Be leverandøren om ein ny.',
  ticketingUnreadableOne: '1 oppføring hos {origin} manglar noko og er ikkje lesen inn. Resten er på plass.',
  ticketingUnreadable:
    '{count} oppføringar hos {origin} manglar noko og er ikkje leste inn. Resten er på plass.',
  ticketingNoEvents: 'Sida hos {origin} har ingen arrangement som kan lesast (JSON-LD).',
  ticketingNoDocument:
    'Svaret frå {origin} er korkje ein kalender (ICS), ei side med arrangement (JSON-LD) eller eit rekneark (CSV).',
  ticketingNotJson: 'Svaret frå {origin} er ikkje JSON.',
  ticketingUnexpected: 'Svaret frå {origin} er ikkje slik det skal vere. Sjå på feltet «{field}».',
  ticketingPagesElsewhere: 'Lista frå {origin} held fram på ei anna adresse, eller tek aldri slutt.',
  ticketingFailed:
    'Tenaren fekk ikkje lese inn det billettleverandøren melder. Loggen på tenaren seier kvifor.',
  ticketingKeyNotSent:
    'Nøkkelen i TICKETING_TOKEN vart ikkje send til {origin}. Gjeld han denne leverandøren, må den som driftar tenaren, setje TICKETING_ORIGIN til {origin}.',
}

export type TicketingWords = Readonly<Record<keyof typeof ticketingWords, string>>
