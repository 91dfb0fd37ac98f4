/** Words of what surrounds a page (header, menu, footer), and of the page of a closed site. Only the server renders them. */
export const shellWords = {
  menu: 'Meny',
  frontPage: 'Framside',
  culture: 'Kultur',
  cinemaCalendar: 'Kino',
  stageCalendar: 'Scene',
  childrenCalendar: 'For born',
  skipToContent: 'Hopp til innhaldet',
  languages: 'Språk',
  mainMenu: 'Hovudmeny',
  footerMenu: 'Om nettstaden',
  submenuOf: 'Undermeny for {label}',
  opensInNewWindow: '(opnar i nytt vindauge)',
  toFrontPage: '{site}, til framsida',
  sharePage: 'Del sida',
  linkCopied: 'Lenkja er kopiert.',
  accessibilityStatement: 'Tilgjengefråsegn',
  ticketsFrom: 'Billettsal ved {provider}',

  savedCopy: 'Vi får ikkje kontakt med nettet. Det du ser her, er frå {when}.',

  closedTitle: 'Nettstaden er stengd ei lita stund',
  closedText: 'Vi steller med nettsidene våre, og opnar att så snart vi er ferdige. Takk for at du ventar.',
  closedAgain: 'Prøv å opne sida att',

  deskDiskFullTitle: 'Redaksjonen er stengd: disken er full',
  deskDiskFullText:
    'Nettstaden er open for publikum, men ingenting kan lagrast no. Be den som driftar tenaren om å frigjere plass. Redaksjonen opnar av seg sjølv når det er plass att.',

  loggedInAs: 'Mi side. Logga inn som {name}',
  draftNotice: 'Dette er eit utkast. Adressa gjeld til {date} kl. {time}.',
  draftGoneTitle: 'Adressa gjeld ikkje lenger',
  draftGoneText: 'Utkastet er ikkje å sjå her. Be den som sende deg adressa, om ei ny.',
}

export type ShellWords = Readonly<Record<keyof typeof shellWords, string>>
