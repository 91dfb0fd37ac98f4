import { FRI, MON, SAT, SUN, THU, TUE, WED } from '../dates.ts'

/**
 * The cinema's weeks. Even and odd weeks take turns, so that a film comes back at another time.
 * Storsalen is left to the stage on Thursdays from 17.00 and on Saturdays until 15.30.
 */
export interface Slot {
  weekday: number
  time: string
  hall: string
  film: string
  label?: string
}

const storsalen = (weekday: number, time: string, film: string, label?: string) =>
  slot('Storsalen', weekday, time, film, label)
const sal2 = (weekday: number, time: string, film: string, label?: string) =>
  slot('Sal 2', weekday, time, film, label)
const kjellaren = (weekday: number, time: string, film: string, label?: string) =>
  slot('Kjellaren', weekday, time, film, label)

function slot(hall: string, weekday: number, time: string, film: string, label?: string): Slot {
  return { weekday, time, hall, film, ...(label && { label }) }
}

const evenWeek: Slot[] = [
  storsalen(MON, '17.30', 'the-general'),
  sal2(MON, '18.00', 'safety-last'),
  storsalen(MON, '20.00', 'korkarlen'),
  sal2(MON, '20.15', 'sunrise'),
  kjellaren(MON, '20.30', 'caligari', 'Kjellarkino'),

  storsalen(TUE, '11.00', 'the-kid', 'Babykino'),
  storsalen(TUE, '17.30', 'achmed'),
  sal2(TUE, '18.00', 'fante-anne'),
  storsalen(TUE, '19.30', 'nosferatu', 'Levande orgel'),
  sal2(TUE, '20.30', 'sunrise'),

  storsalen(WED, '12.00', 'fante-anne', 'Seniorkino'),
  storsalen(WED, '17.30', 'the-kid'),
  sal2(WED, '18.00', 'safety-last', 'Strikkekino'),
  storsalen(WED, '19.30', 'metropolis'),
  sal2(WED, '20.15', 'korkarlen'),

  storsalen(THU, '14.30', 'the-kid', 'Etter skuletid'),
  sal2(THU, '17.30', 'potemkin'),
  sal2(THU, '19.45', 'nosferatu'),
  kjellaren(THU, '20.30', 'caligari', 'Kjellarkino'),

  storsalen(FRI, '17.00', 'the-general', 'Vaffelkino'),
  sal2(FRI, '17.30', 'sherlock-jr'),
  storsalen(FRI, '19.00', 'nosferatu'),
  sal2(FRI, '19.15', 'sunrise'),
  storsalen(FRI, '21.30', 'caligari'),
  sal2(FRI, '21.45', 'potemkin'),

  sal2(SAT, '11.00', 'reisa-til-manen', 'Vaffelkino'),
  sal2(SAT, '12.00', 'achmed', 'Barnekino'),
  sal2(SAT, '14.00', 'the-kid'),
  storsalen(SAT, '16.00', 'the-general'),
  sal2(SAT, '16.30', 'safety-last'),
  storsalen(SAT, '18.00', 'metropolis'),
  sal2(SAT, '18.30', 'fante-anne'),
  sal2(SAT, '20.45', 'caligari'),
  storsalen(SAT, '21.15', 'nosferatu'),

  storsalen(SUN, '11.30', 'the-kid', 'Vaffelkino'),
  sal2(SUN, '13.00', 'sherlock-jr', 'Barnekino'),
  storsalen(SUN, '13.30', 'achmed', 'Roleg framsyning'),
  sal2(SUN, '15.00', 'safety-last'),
  storsalen(SUN, '15.30', 'fante-anne'),
  sal2(SUN, '17.30', 'potemkin'),
  storsalen(SUN, '18.00', 'sunrise', 'Levande orgel'),
  sal2(SUN, '19.30', 'korkarlen'),
]

const oddWeek: Slot[] = [
  storsalen(MON, '17.30', 'safety-last'),
  sal2(MON, '18.00', 'sunrise'),
  storsalen(MON, '20.00', 'nosferatu'),
  sal2(MON, '20.30', 'the-general'),
  kjellaren(MON, '20.30', 'potemkin', 'Kjellarkino'),

  storsalen(TUE, '11.00', 'sherlock-jr', 'Babykino'),
  storsalen(TUE, '17.30', 'the-kid'),
  sal2(TUE, '18.00', 'the-general'),
  storsalen(TUE, '19.30', 'caligari', 'Levande orgel'),
  sal2(TUE, '20.15', 'fante-anne'),

  storsalen(WED, '12.00', 'the-general', 'Seniorkino'),
  storsalen(WED, '17.30', 'sherlock-jr'),
  sal2(WED, '18.00', 'sunrise', 'Strikkekino'),
  storsalen(WED, '19.30', 'metropolis'),
  sal2(WED, '20.15', 'korkarlen'),

  storsalen(THU, '14.30', 'achmed', 'Etter skuletid'),
  sal2(THU, '17.30', 'safety-last'),
  sal2(THU, '19.45', 'caligari'),
  kjellaren(THU, '20.30', 'potemkin', 'Kjellarkino'),

  storsalen(FRI, '17.00', 'the-kid', 'Vaffelkino'),
  sal2(FRI, '17.30', 'achmed'),
  storsalen(FRI, '19.00', 'sunrise'),
  sal2(FRI, '19.15', 'korkarlen'),
  storsalen(FRI, '21.30', 'nosferatu'),
  sal2(FRI, '21.45', 'caligari'),

  sal2(SAT, '11.00', 'reisa-til-manen', 'Vaffelkino'),
  sal2(SAT, '12.00', 'sherlock-jr', 'Barnekino'),
  sal2(SAT, '14.00', 'achmed'),
  storsalen(SAT, '16.00', 'safety-last'),
  sal2(SAT, '16.30', 'the-kid'),
  storsalen(SAT, '18.00', 'nosferatu', 'Levande orgel'),
  sal2(SAT, '18.30', 'potemkin'),
  storsalen(SAT, '20.30', 'korkarlen'),
  sal2(SAT, '20.45', 'sunrise'),

  storsalen(SUN, '12.00', 'reisa-til-manen', 'Vaffelkino'),
  storsalen(SUN, '13.00', 'the-general'),
  sal2(SUN, '13.00', 'the-kid', 'Barnekino'),
  sal2(SUN, '15.00', 'fante-anne'),
  storsalen(SUN, '15.15', 'achmed'),
  sal2(SUN, '17.30', 'sherlock-jr'),
  storsalen(SUN, '18.00', 'metropolis'),
  sal2(SUN, '19.30', 'caligari'),
]

export const slotsOfWeek = (week: number) => (week % 2 === 0 ? evenWeek : oddWeek)

/** A film that is coming takes over these hours, counted in days from its premiere, which is a Friday. */
export interface PremiereSlot extends Omit<Slot, 'weekday'> {
  daysAfter: number
}

export const premiereSlots: PremiereSlot[] = [
  { film: 'haxan', daysAfter: 0, time: '19.00', hall: 'Storsalen', label: 'Premiere' },
  { film: 'haxan', daysAfter: 1, time: '18.00', hall: 'Storsalen', label: 'Levande orgel' },
  { film: 'haxan', daysAfter: 4, time: '19.30', hall: 'Storsalen' },
  { film: 'brudeferden', daysAfter: 0, time: '19.00', hall: 'Storsalen', label: 'Premiere' },
  { film: 'brudeferden', daysAfter: 2, time: '18.00', hall: 'Storsalen', label: 'Levande hardingfele' },
  { film: 'brudeferden', daysAfter: 5, time: '12.00', hall: 'Storsalen', label: 'Seniorkino' },
  { film: 'gold-rush', daysAfter: 0, time: '19.00', hall: 'Storsalen', label: 'Premiere' },
]
