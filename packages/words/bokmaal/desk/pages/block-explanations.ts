import type { blockExplanationWords } from '../../../nynorsk/desk/pages/block-explanations.ts'
import type { Translation } from '../../../translation.ts'

/** Why a block shows a record, and why it leaves out another. */
export const BLOCK_EXPLANATION_BOKMAAL: Translation<typeof blockExplanationWords> = {
  title: 'Hvorfor står dette her?',
  loading: 'Ser etter …',
  unresolved: 'Blokken kan ikke vises ennå, så det er ingenting å forklare.',
  noSources: 'Blokken henter ikke noe fra en kilde. Den viser det som står i feltene over.',
  fromSource: 'Henter: {source}.',
  shownNone: 'Blokken viser ingenting fra kildene nå.',
  shownCount: 'Blokken viser {count} nå:',
  more: 'og {count} til',
  changedBy: 'Endret av {author}, {when}',
  search: 'Søk etter noe som ikke står her',
  searchHelp: 'Skriv tittelen, så ser du hva som holder det ute.',
  noRecords: 'Ingen treff.',
  other: 'Søk etter noe annet',

  reasonShown: '«{title}» står her.',
  reasonNotPublic: '«{title}» er ikke publisert.',
  reasonProductionNotPublic: 'Det som blir vist, er ikke publisert.',
  reasonOtherKind: 'Blokken henter ikke slikt: ingen av kildene dens finner det.',
  reasonUpcoming: 'Forestillingen er over.',
  reasonListedProduction: 'Forestillingen hører til noe som kilden for filmer og arrangementer ikke finner.',
  reasonHasShowings: '«{title}» har ingen forestilling fremover.',
  reasonNextDays: 'Blokken viser de to neste dagene med forestillinger. «{title}» kommer senere.',
  reasonDays: 'Blokken viser {from} til {to}. «{title}» går ikke da.',
  reasonDaysFrom: 'Blokken viser fra {from}. «{title}» begynte før det.',
  reasonLimit: '«{title}» har plass {place} av {limit}.',
  reasonShowingLimit: 'Blokken viser {limit} forestillinger av hver. Denne er nummer {place}.',
  thisSource: 'som blokken bruker',
  reasonFilter: 'Kilden «{source}» tar bare med {property} «{value}». «{title}» har «{values}».',
  reasonFilterEmpty: 'Kilden «{source}» tar bare med {property} «{value}». «{title}» har ikke noe der.',
  reasonObjectMovie: 'Kilden «{source}» finner bare filmer. «{title}» er et arrangement.',
  reasonObjectCulture: 'Kilden «{source}» finner bare arrangementer. «{title}» er en film.',
  reasonShownNow: 'Kilden «{source}» finner bare det som går nå. «{title}» er satt opp til senere.',
  reasonComing:
    'Kilden «{source}» finner bare det som kommer senere. «{title}» er satt opp som noe som går nå.',
}
