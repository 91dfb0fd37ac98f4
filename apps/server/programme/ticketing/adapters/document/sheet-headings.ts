/** The headings of each column that is read. */
export const SHEET_HEADINGS = {
  id: ['id', 'nummer', 'nr', 'framsyning-id'],
  title: [
    'tittel',
    'title',
    'film',
    'namn',
    'navn',
    'arrangement',
    'name',
    'event',
    'forestilling',
    'framsyning',
    'show',
  ],
  date: ['dato', 'date', 'dag', 'day'],
  time: ['tid', 'klokkeslett', 'kl', 'kl.', 'klokka', 'klokken', 'time'],
  start: [
    'start',
    'startar',
    'starter',
    'starts',
    'begin',
    'frå',
    'fra',
    'starttid',
    'tidspunkt',
    'start time',
  ],
  end: ['slutt', 'sluttar', 'slutter', 'end', 'ends', 'til', 'sluttid', 'end time'],
  hall: ['sal', 'stad', 'sted', 'hall', 'scene', 'location', 'lokale', 'screen', 'venue'],
  price: ['pris', 'price', 'pris frå', 'pris fra'],
  url: [
    'lenkje',
    'lenke',
    'billett',
    'billettar',
    'billetter',
    'billettlenkje',
    'billettlenke',
    'tickets',
    'url',
    'link',
  ],
  state: ['status', 'tilstand', 'state'],
  filmNumber: ['edi', 'edi-nummer', 'filmnummer', 'edi number'],
  minutes: ['minutt', 'lengd', 'lengde', 'minutes', 'varigheit', 'varighet', 'duration'],
  capacity: ['plassar', 'plasser', 'kapasitet', 'capacity'],
  free: ['ledige', 'ledig', 'available'],
} as const

/** The column that a heading names, in nynorsk, bokmål or English. */
export function findColumn(heading: string): keyof typeof SHEET_HEADINGS | null {
  const name = heading.trim().toLowerCase()
  const entry = Object.entries(SHEET_HEADINGS).find(([, names]) =>
    (names as readonly string[]).includes(name),
  )
  return (entry?.[0] as keyof typeof SHEET_HEADINGS | undefined) ?? null
}
