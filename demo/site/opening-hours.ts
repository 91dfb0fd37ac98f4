import type { OpeningHours, Weekday } from '@lerret/model'

/** When the places in the house are open. */
export const openingHours = (): OpeningHours[] => [
  { place: 'Foajé og skranke', periods: [], note: 'Ein time før første framsyning.' },
  {
    place: 'Bar & kafé',
    periods: [
      period(['wednesday', 'thursday', 'friday'], '11:00', '22:00'),
      period(['saturday'], '11:00', '00:00'),
      period(['sunday'], '12:00', '21:00'),
    ],
  },
  {
    place: 'Biblioteket',
    periods: [
      period(['monday', 'tuesday', 'wednesday', 'thursday'], '10:00', '18:00'),
      period(['friday'], '10:00', '16:00'),
      period(['saturday'], '10:00', '14:00'),
    ],
  },
  {
    place: 'Kontoret',
    periods: [period(['monday', 'tuesday', 'wednesday', 'thursday', 'friday'], '09:00', '15:00')],
  },
]

const period = (days: Weekday[], opens: string, closes: string) => ({ days, opens, closes })
