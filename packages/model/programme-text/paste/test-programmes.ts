/** A programme as a house may write it, and the showings in it: date, time, title, details, and doubts in brackets. */
export interface TestProgramme {
  name: string
  text: string
  expected: string[]
  unread?: string[]
}

export const TODAY = '2026-11-16'
export const HALLS = ['Storsalen', 'Sal 2', 'Kjellaren', 'Bar & kafé']
export const LABELS = ['Strikkekino', 'Babykino', 'Premiere', 'Levande orgel', 'Seniorkino']
export const TITLES = [
  'Häxan',
  'Nosferatu',
  'Sunrise',
  'Körkarlen',
  'Das Cabinet des Dr. Caligari',
  'Metropolis',
  'Panserkryssaren Potemkin',
  'Fante-Anne',
  'The General',
  'Safety Last!',
  'The Kid',
  'Reisa til månen',
  '1917',
  '2001: En romodyssé',
]

export const PROGRAMMES: TestProgramme[] = [
  {
    name: 'days as headings, a showing in each line',
    text: `Fredag 20. november
18.00 Nosferatu
20.30 Metropolis, Sal 2

Laurdag 21. november
14.00 The Kid
18.00 Sunrise`,
    expected: [
      '2026-11-20 18.00 Nosferatu',
      '2026-11-20 20.30 Metropolis Sal 2',
      '2026-11-21 14.00 The Kid',
      '2026-11-21 18.00 Sunrise',
    ],
  },
  {
    name: 'films as headings, a day in each line',
    text: `NOSFERATU
Fredag 20. nov kl. 18
Søndag 22. nov kl. 20.30

HÄXAN
Lørdag 21. nov kl. 21.15`,
    expected: ['2026-11-20 18.00 Nosferatu', '2026-11-22 20.30 Nosferatu', '2026-11-21 21.15 Häxan'],
  },
  {
    name: 'dates with slashes',
    text: `20/11 kl. 18.00: Nosferatu
21/11 kl. 19.30: Metropolis
1/12-2026 kl. 19.30: Sunrise`,
    expected: ['2026-11-20 18.00 Nosferatu', '2026-11-21 19.30 Metropolis', '2026-12-01 19.30 Sunrise'],
  },
  {
    name: 'dates with dots',
    text: `20.11. 18:00 Nosferatu
21.11.2026 19:30 Metropolis
fre 20.11 20:30 Sunrise`,
    expected: ['2026-11-20 18.00 Nosferatu', '2026-11-21 19.30 Metropolis', '2026-11-20 20.30 Sunrise'],
  },
  {
    name: 'abbreviated weekdays with a colon',
    text: `Fre: Nosferatu 18.00 og 20.30
Lør: Metropolis 19.00
Søn: The Kid 14.00`,
    expected: [
      '2026-11-20 18.00 Nosferatu',
      '2026-11-20 20.30 Nosferatu',
      '2026-11-21 19.00 Metropolis',
      '2026-11-22 14.00 The Kid',
    ],
  },
  {
    name: 'a letter in sentences',
    text: `Hei!
På fredag viser vi Nosferatu kl. 18 og Metropolis kl. 20.30 i Storsalen.
Laurdag 21. november klokka 14 er det The Kid i Sal 2.
Helsing Kari`,
    expected: [
      '2026-11-20 18.00 Nosferatu',
      '2026-11-20 20.30 Metropolis Storsalen',
      '2026-11-21 14.00 The Kid Sal 2',
    ],
  },
  {
    name: 'halls as headings',
    text: `Fredag 20. november
Storsalen
18.00 Nosferatu
20.30 Metropolis
Sal 2
18.15 Sunrise
Laurdag 21. november
16.00 The General`,
    expected: [
      '2026-11-20 18.00 Nosferatu Storsalen',
      '2026-11-20 20.30 Metropolis Storsalen',
      '2026-11-20 18.15 Sunrise Sal 2',
      '2026-11-21 16.00 The General',
    ],
  },
  {
    name: 'a table of films by days from a spreadsheet',
    text: 'Film\tfre 20.11.\tlau 21.11.\tsun 22.11.\nNosferatu\t18 20.30\t\t18\nMetropolis\t\t"19 sal2\n21.30"\t\nHäxan\t21\t21\t20.15',
    expected: [
      '2026-11-20 18.00 Nosferatu',
      '2026-11-20 20.30 Nosferatu',
      '2026-11-22 18.00 Nosferatu',
      '2026-11-21 19.00 Metropolis Sal 2',
      '2026-11-21 21.30 Metropolis',
      '2026-11-20 21.00 Häxan',
      '2026-11-21 21.00 Häxan',
      '2026-11-22 20.15 Häxan',
    ],
  },
  {
    name: 'a table of days by halls',
    text: 'Dag\tStorsalen\tSal 2\nFredag 20. nov\t18.00 Nosferatu\t18.15 Sunrise\nLaurdag 21. nov\t"16.00 The General\n19.00 Häxan"\t',
    expected: [
      '2026-11-20 18.00 Nosferatu Storsalen',
      '2026-11-20 18.15 Sunrise Sal 2',
      '2026-11-21 16.00 The General Storsalen',
      '2026-11-21 19.00 Häxan Storsalen',
    ],
  },
  {
    name: 'a table with a showing in each row',
    text: 'Dato\tTid\tFilm\tSal\n20.11.2026\t18:00\tNosferatu\tStorsalen\n20.11.2026\t20:30\tMetropolis\tSal 2\n',
    expected: ['2026-11-20 18.00 Nosferatu Storsalen', '2026-11-20 20.30 Metropolis Sal 2'],
  },
  {
    name: 'a table with pipes',
    text: `| Dato | Film | Tid |
|------|------|-----|
| 20/11 | Nosferatu | 18.00 |
| 21/11 | Metropolis | 20.30 |`,
    expected: ['2026-11-20 18.00 Nosferatu', '2026-11-21 20.30 Metropolis'],
  },
  {
    name: 'typing errors in titles are marked',
    text: `Fredag 20. november
18.00 Nosfertau
20.30 Metropols
21.00 Caligari`,
    expected: [
      '2026-11-20 18.00 Nosferatu [similar-title]',
      '2026-11-20 20.30 Metropolis [similar-title]',
      '2026-11-20 21.00 Das Cabinet des Dr. Caligari [similar-title]',
    ],
  },
  {
    name: 'case, diacritics and punctuation make no difference',
    text: `fredag 20. nov.: 18.00 HAXAN
laurdag 21. nov.: 18.00 korkarlen
sundag 22. nov.: 18.00 fante anne, 20.00 Safety last`,
    expected: [
      '2026-11-20 18.00 Häxan',
      '2026-11-21 18.00 Körkarlen',
      '2026-11-22 18.00 Fante-Anne',
      '2026-11-22 20.00 Safety Last!',
    ],
  },
  {
    name: 'a film that is not known is marked',
    text: `Fredag 20. november
18.00 Nosferatu
20.30 Den store diktatoren`,
    expected: ['2026-11-20 18.00 Nosferatu', '2026-11-20 20.30 Den store diktatoren [unknown-title]'],
  },
  {
    name: 'age limits, running times and prices are no times',
    text: `Fredag 20. november
18.00 Nosferatu (12 år), 94 min, kr 130
20.30 Metropolis 15+ 148 minutt 140,-`,
    expected: ['2026-11-20 18.00 Nosferatu', '2026-11-20 20.30 Metropolis'],
  },
  {
    name: 'titles that are numbers',
    text: `Fredag 20. november
18.00 1917
20.30 2001: En romodyssé
1917 kl. 22`,
    expected: ['2026-11-20 18.00 1917', '2026-11-20 20.30 2001: En romodyssé', '2026-11-20 22.00 1917'],
  },
  {
    name: 'formats, languages and labels',
    text: `Onsdag 18. november
12.00 Fante-Anne, Seniorkino, norsk tekst
18.00 Safety Last! Strikkekino i Sal 2
19.30 Metropolis Dolby Atmos 3D`,
    expected: [
      '2026-11-18 12.00 Fante-Anne subtitles Norsk "Seniorkino"',
      '2026-11-18 18.00 Safety Last! Sal 2 "Strikkekino"',
      '2026-11-18 19.30 Metropolis Atmos+3D',
    ],
  },
  {
    name: 'start and end',
    text: `Fredag 20. november
18.00-19.45 Nosferatu
kl. 20–22.30 Metropolis`,
    expected: ['2026-11-20 18.00-19.45 Nosferatu', '2026-11-20 20.00-22.30 Metropolis'],
  },
  {
    name: 'several days at once',
    text: `20.–22. november kl. 18: Nosferatu
fredag og laurdag kl. 20.30: Metropolis
27.-28.11. kl. 19.00: Sunrise`,
    expected: [
      '2026-11-20 18.00 Nosferatu',
      '2026-11-21 18.00 Nosferatu',
      '2026-11-22 18.00 Nosferatu',
      '2026-11-20 20.30 Metropolis',
      '2026-11-21 20.30 Metropolis',
      '2026-11-27 19.00 Sunrise',
      '2026-11-28 19.00 Sunrise',
    ],
  },
  {
    name: 'ranges of weekdays under the heading of a week',
    text: `Program veke 49
Nosferatu: ma-on 18.00, fr-sø 20.30`,
    expected: [
      '2026-11-30 18.00 Nosferatu',
      '2026-12-01 18.00 Nosferatu',
      '2026-12-02 18.00 Nosferatu',
      '2026-12-04 20.30 Nosferatu',
      '2026-12-05 20.30 Nosferatu',
      '2026-12-06 20.30 Nosferatu',
    ],
  },
  {
    name: 'one film, several days in a line',
    text: 'Nosferatu: fre 20. nov kl. 18 Storsalen, lau 21. nov kl. 20.30 Sal 2',
    expected: ['2026-11-20 18.00 Nosferatu Storsalen', '2026-11-21 20.30 Nosferatu Sal 2'],
  },
  {
    name: 'several films in a line, time first',
    text: 'Fredag 20. november: 18.00 Nosferatu, 20.30 Metropolis (Sal 2), 22.30 Häxan',
    expected: ['2026-11-20 18.00 Nosferatu', '2026-11-20 20.30 Metropolis Sal 2', '2026-11-20 22.30 Häxan'],
  },
  {
    name: 'the date after the time',
    text: `Nosferatu, kl. 18.00 fredag 20. november
Metropolis kl 20.30 den 21. november`,
    expected: ['2026-11-20 18.00 Nosferatu', '2026-11-21 20.30 Metropolis'],
  },
  {
    name: 'a weekday that does not agree is marked',
    text: 'Torsdag 20. november kl. 18: Nosferatu',
    expected: ['2026-11-20 18.00 Nosferatu [wrong-weekday]'],
  },
  {
    name: 'days that are over are marked',
    text: 'Sundag 15. november kl. 18: Nosferatu',
    expected: ['2026-11-15 18.00 Nosferatu [past-date]'],
  },
  {
    name: 'a programme over the turn of the year',
    text: `28. desember kl. 18 Nosferatu
2. januar kl. 18 Metropolis`,
    expected: ['2026-12-28 18.00 Nosferatu', '2027-01-02 18.00 Metropolis'],
  },
  {
    name: 'after midnight is the same evening',
    text: `Fredag 20. november
22.00 Häxan
00.30 Nosferatu`,
    expected: ['2026-11-20 22.00 Häxan', '2026-11-20 00.30 Nosferatu'],
  },
  {
    name: 'bare hours are marked as guesses',
    text: `Fredag 20. november
Nosferatu 18
Metropolis 20`,
    expected: ['2026-11-20 18.00 Nosferatu [guessed-time]', '2026-11-20 20.00 Metropolis [guessed-time]'],
  },
  {
    name: 'remarks are marked as not read',
    text: `NOSFERATU
fredag 20. november kl. 18 med innleiing ved Ola Nordmann`,
    expected: ['2026-11-20 18.00 Nosferatu [unread-words]'],
  },
  {
    name: 'lines without a date are not read',
    text: '18.00 Nosferatu',
    expected: [],
    unread: ['missing-date 18.00 Nosferatu'],
  },
  {
    name: 'text without a programme',
    text: `Hei Kari,
takk for sist! Eg sender programmet i morgon.
Helsing Ola`,
    expected: [],
  },
  {
    name: 'the same showing twice is marked',
    text: `Fredag 20. november
18.00 Nosferatu
kl. 18 Nosferatu`,
    expected: ['2026-11-20 18.00 Nosferatu', '2026-11-20 18.00 Nosferatu [repeated-showing]'],
  },
  {
    name: 'bullets, dashes and nonbreaking spaces',
    text: `Fredag 20.\u00a0november:
• 18.00 – Nosferatu – Storsalen
• 20.30 – Metropolis – Kjellaren
- kl.\u00a022.15: Häxan`,
    expected: [
      '2026-11-20 18.00 Nosferatu Storsalen',
      '2026-11-20 20.30 Metropolis Kjellaren',
      '2026-11-20 22.15 Häxan',
    ],
  },
  {
    name: 'a label in quotes',
    text: 'Onsdag 18. november kl. 18: Safety Last! «Quizkveld»',
    expected: ['2026-11-18 18.00 Safety Last! "Quizkveld"'],
  },
]
