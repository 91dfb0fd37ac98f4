import type { unfinishedWords } from '../../nynorsk/desk/unfinished.ts'
import type { Translation } from '../../translation.ts'

/** Words of the list of unfinished work. */
export const UNFINISHED_BOKMAAL: Translation<typeof unfinishedWords> = {
  title: 'Uferdig arbeid',
  lead: 'Det du har skrevet og ikke lagret som versjon. Ingen andre ser det.',
  none: 'Alt du har skrevet, er lagret.',
  here: 'Bare i denne nettleseren',
  onServer: 'Tatt vare på, ikke lagret som versjon',
  failed: 'Får ikke tak i det som ligger på serveren. Det som bare er her, står i listen.',
  untitled: 'Uten tittel',
  week: 'Uke {week} i ukeplanen',
  written: '{place} · skrevet {time}',
  open: 'Åpne',
  openNamed: 'Åpne {title}',
  discard: 'Kast',
  discardNamed: 'Kast det uferdige i {title}',
  discarded: '«{title}» er kastet.',
  undo: 'Angre',
  discardFailed: 'Fikk ikke kastet «{title}». Det står der fortsatt.',
  undoFailed: 'Fikk ikke hentet «{title}» tilbake. Prøv igjen.',
  signOutLead:
    'Noe av dette er bare i denne nettleseren. Åpner du det mens du har nett, blir det sendt til serveren. Logger du ut nå, blir det liggende på denne maskinen til du logger inn på den igjen.',
  signOutAnyway: 'Logg ut likevel',
  onToday: 'Du har noe uferdig',
  all: 'Se alt',
}
