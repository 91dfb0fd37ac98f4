import type { subscriberWords } from '../../../nynorsk/desk/people/subscribers.ts'
import type { Translation } from '../../../translation.ts'

/** Words of the screen about subscribers of the newsletter. */
export const SUBSCRIBER_BOKMAAL: Translation<typeof subscriberWords> = {
  title: 'Abonnenter',
  lead: 'De som får nyhetsbrevet. Den som melder seg av, blir slettet med en gang.',
  search: 'Søk etter e-postadresse',
  filter: 'Vis',
  filterAll: 'Alle',
  filterConfirmed: 'Får brevet ({count})',
  filterPending: 'Ikke bekreftet ({count})',
  filterBounced: 'Tatt av listen ({count})',
  found: '{count} passer',
  nothing: 'Ingen abonnenter passer.',
  nobody: 'Ingen har meldt seg på ennå. Påmeldingen står nederst på nettsiden.',

  columnEmail: 'E-postadresse',
  columnState: 'Tilstand',
  columnSince: 'Meldt på',
  columnAction: 'Handling',
  stateConfirmed: 'Får brevet',
  statePending: 'Ikke bekreftet',
  stateBounced: 'Tatt av listen',
  refusal: 'Svaret fra e-postserveren: {text}',

  months: 'Abonnenter per måned',
  monthsNote: 'Av dem som er med i dag',

  export: 'Last ned som CSV',
  exported: 'Filen er lastet ned. Nedlastingen står i loggen.',
  exportName: 'abonnenter.csv',
  remove: 'Fjern',
  removeOf: 'Fjern {email}',
  removeConfirm: 'Fjern for godt',
  removeConfirmOf: 'Fjern for godt: {email}',
  cancel: 'Avbryt',
  removed: '{email} får ikke flere brev.',
  gone: 'Abonnenten er allerede borte.',
}
