/** The people of the demo house, in the order of their pictures (`staff-1` …). */
export const STAFF = [
  {
    name: 'Marit Solheim Nes',
    role: 'Dagleg leiar',
    ask: 'Spør om økonomi, samarbeid og alt ingen annan har svara på.',
    phone: '55 00 00 01',
    email: 'marit@fjordheim.example',
  },
  {
    name: 'Jon Eirik Aasen',
    role: 'Kinosjef',
    ask: 'Legg kinoveka, og blir glad for filmforslag.',
    phone: '55 00 00 02',
    email: 'joneirik@fjordheim.example',
  },
  {
    name: 'Amina Berge',
    role: 'Marknad og nettsider',
    ask: 'Plakatar, presse og feil på desse sidene.',
    phone: '55 00 00 08',
    email: 'amina@fjordheim.example',
  },
  {
    name: 'Odd Tveiten',
    role: 'Teknisk leiar og maskinist',
    ask: 'Lys, lyd, trekk og 35 millimeter.',
    phone: '55 00 00 05',
    email: 'odd@fjordheim.example',
  },
  {
    name: 'Ruth Myklebust',
    role: 'Leiar for bar og kafé',
    ask: 'Mat, selskap, allergi og vaffelrøre.',
    phone: '55 00 00 07',
    email: 'ruth@fjordheim.example',
  },
  {
    name: 'Torstein Kvamme',
    role: 'Lydteknikar og studio',
    ask: 'Held til i Kjellaren og svarar best etter klokka 10.',
    phone: '55 00 00 06',
    email: 'torstein@fjordheim.example',
  },
  {
    name: 'Sigrid Lavik',
    role: 'Kulturprodusent',
    ask: 'Konsertar, teater, bokbad og quiz.',
    phone: '55 00 00 03',
    email: 'sigrid@fjordheim.example',
  },
  {
    name: 'Minh Indrebø',
    role: 'Utleige og vertskap',
    ask: 'Har nøklane, romma og kalenderen.',
    phone: '55 00 00 04',
    email: 'minh@fjordheim.example',
  },
] as const
