/** Words of what the page with a member's tickets loads on demand: the account at the provider, wallets, sending a ticket. */
export const memberTicketWords = {
  provider: 'Billettar frå {provider}',
  providerText:
    'Har du ein eigen profil hos {provider}? Kople han til, så kjem billettane du har kjøpt der, fram her òg.',
  providerOpen: 'Kople til profilen din',
  providerUnnamed: 'billettseljaren',
  providerEmail: 'E-posten din hos {provider}',
  providerPassword: 'Passordet ditt hos {provider}',
  providerPasswordNote: 'Vi sender passordet vidare til {provider}, og lagrar det ikkje.',
  providerConnect: 'Kople til',
  providerConnected: 'Du er kopla til {provider} som {email}. Billettane derifrå står i lista.',
  providerDisconnect: 'Kople frå',
  providerDisconnected:
    'Profilen hos {provider} er kopla frå. Billettane derifrå gjeld som før, men du finn dei hos {provider}.',
  providerExpired: 'Koplinga til {provider} har gått ut. Logg inn på nytt, så kjem nye billettar fram att.',
  providerLoginFailed: '{provider} kjenner ikkje att adressa eller passordet. Sjå etter, og prøv att.',
  providerUnavailable:
    'Vi får ikkje kontakt med {provider} no. Billettane du ser, gjeld likevel. Prøv att om litt.',
  ticketAppleWallet: 'Legg i Apple Wallet',
  ticketGoogleWallet: 'Legg i Google Wallet',
  ticketShare: 'Send til ein ven',
  ticketShareReady:
    'Lenka er klar. Ho viser berre denne billetten, og den som får henne, treng ingen konto. Send henne til éin.',
  ticketShared: 'Lenke til billetten, laga {when}',
  ticketShareSheet: 'Del lenka',
  ticketShareCopy: 'Kopier lenka',
  ticketShareCopied: 'Lenka er kopiert.',
  ticketShareNotCopied: 'Vi fekk ikkje kopiert lenka. Merk teksten i feltet og kopier han sjølv.',
  ticketShareTakeBack: 'Ta attende',
  ticketShareTakenBack:
    'Lenka verkar ikkje lenger. Har venen din alt teke bilete av koden, slepp koden framleis inn i salen.',
  providerUnconfirmed: 'Stadfest e-postadressa di her først. Då kan du kople til {provider}.',
}

export type MemberTicketWords = Readonly<Record<keyof typeof memberTicketWords, string>>
