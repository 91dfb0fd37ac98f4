import type { memberTicketWords } from '../../nynorsk/members/tickets.ts'
import type { Translation } from '../../translation.ts'

/** Words of what the page with a member's tickets loads on demand: the account at the provider, wallets, sending a ticket. */
export const MEMBER_TICKET_BOKMAAL: Translation<typeof memberTicketWords> = {
  provider: 'Billetter fra {provider}',
  providerText:
    'Har du en egen profil hos {provider}? Koble den til, så kommer billettene du har kjøpt der, frem her også.',
  providerOpen: 'Koble til profilen din',
  providerUnnamed: 'billettselgeren',
  providerEmail: 'E-posten din hos {provider}',
  providerPassword: 'Passordet ditt hos {provider}',
  providerPasswordNote: 'Vi sender passordet videre til {provider}, og lagrer det ikke.',
  providerConnect: 'Koble til',
  providerConnected: 'Du er koblet til {provider} som {email}. Billettene derfra står i listen.',
  providerDisconnect: 'Koble fra',
  providerDisconnected:
    'Profilen hos {provider} er koblet fra. Billettene derfra gjelder som før, men du finner dem hos {provider}.',
  providerExpired:
    'Koblingen til {provider} har gått ut. Logg inn på nytt, så kommer nye billetter frem igjen.',
  providerLoginFailed: '{provider} kjenner ikke igjen adressen eller passordet. Se etter, og prøv igjen.',
  providerUnavailable:
    'Vi får ikke kontakt med {provider} nå. Billettene du ser, gjelder likevel. Prøv igjen om litt.',
  ticketAppleWallet: 'Legg i Apple Wallet',
  ticketGoogleWallet: 'Legg i Google Wallet',
  ticketShare: 'Send til en venn',
  ticketShareReady:
    'Lenken er klar. Den viser bare denne billetten, og den som får den, trenger ingen konto. Send den til én.',
  ticketShared: 'Lenke til billetten, laget {when}',
  ticketShareSheet: 'Del lenken',
  ticketShareCopy: 'Kopier lenken',
  ticketShareCopied: 'Lenken er kopiert.',
  ticketShareNotCopied: 'Vi fikk ikke kopiert lenken. Merk teksten i feltet og kopier den selv.',
  ticketShareTakeBack: 'Ta tilbake',
  ticketShareTakenBack:
    'Lenken virker ikke lenger. Har vennen din alt tatt bilde av koden, slipper koden fortsatt inn i salen.',
  providerUnconfirmed: 'Bekreft e-postadressen din her først. Da kan du koble til {provider}.',
}
