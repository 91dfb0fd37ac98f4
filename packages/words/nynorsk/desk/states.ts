/** The states of a record and of saving, in the words of the glossary. */
export const stateWords = {
  statePublished: 'Publisert',
  stateDraft: 'Utkast',
  stateChanged: 'Endra sidan publisering',
  statePlanned: 'Planlagd',
  statePlannedAt: 'Planlagd {time}',
  statePlannedUntil: 'Planlagd {time}, blir teken ned {until}',
  stateTakenDownAt: 'Blir teken ned {time}',
  stateCancelled: 'Avlyst',

  saved: 'Lagra',
  savedAt: 'Lagra {time}',
  saving: 'Lagrar',
  choose: 'Vel',
  working: 'Arbeider',
  savedHereOnly: 'Berre her, ikkje på tenaren',
}
