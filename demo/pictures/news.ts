import type { PictureFacts } from './picture.ts'

export const newsPictures: PictureFacts[] = [
  {
    id: 'news-vaffelkino',
    focalPoint: { x: 0.6, y: 0.5 },
    alt: 'Ein nysteikt hjartevaffel med syltetøy på ein tallerken sett ovanfrå, ved sida av ein kopp svart kaffi.',
  },
  {
    id: 'news-popkorn',
    focalPoint: { x: 0.6, y: 0.5 },
    alt: 'Eit stripete popkornbeger som renn over så popkornet flyg til alle kantar.',
  },
  {
    id: 'news-strikkekino',
    focalPoint: { x: 0.6, y: 0.5 },
    alt: 'Eit popkornbeger fylt med garnnøste i ulike fargar, med to strikkepinnar stukne oppi.',
  },
  {
    id: 'news-avlyst',
    focalPoint: { x: 0.6, y: 0.68 },
    alt: 'Ei tom scene med attdrege teppe, der ein mikrofon ligg i lyset med kabelen dregen ut.',
  },
  {
    id: 'news-utsett',
    focalPoint: { x: 0.6, y: 0.5 },
    alt: 'Ein avrivingskalender der arket med ei sol blir brett til side og avdekkjer ein måne under.',
  },
  {
    id: 'news-ny-dato',
    focalPoint: { x: 0.6, y: 0.5 },
    alt: 'Eit kalenderrutenett der éi rute er kryssa ut, og ei pil viser til ei ny rute med raud ring rundt.',
  },
  {
    id: 'news-pamelding',
    focalPoint: { x: 0.6, y: 0.5 },
    alt: 'Ei påmeldingsliste på ei skriveplate med tre avkryssa ruter og ein stor gul blyant.',
  },
  {
    id: 'news-kinonytt',
    focalPoint: { x: 0.62, y: 0.5 },
    alt: 'Ein filmframvisar sett rett forfrå med to spolar, og lysstrålar ut frå linsa.',
  },
  {
    id: 'news-stilling',
    focalPoint: { x: 0.55, y: 0.5 },
    alt: 'Eit nøkkelknippe heng i lysstrålen frå ein filmframvisar, og den største nøkkelen har ein filmspole til grep.',
  },
  {
    id: 'news-gavekort',
    focalPoint: { x: 0.6, y: 0.5 },
    alt: 'Eit mørkt gåvekort med fjellmotiv, pakka inn med eit raudt band som er ein filmstrimmel med sløyfe.',
  },
  {
    id: 'news-plakat',
    focalPoint: { x: 0.6, y: 0.48 },
    alt: 'Ein vegg full av fargerike plakatar, der ein heng og krøllar seg og ein limkost står klar i bøtta.',
  },
  {
    id: 'news-lyd',
    focalPoint: { x: 0.62, y: 0.5 },
    alt: 'Ein stor høgtalar som sender lydringar ut over heile biletet.',
  },
  {
    id: 'news-stolar',
    focalPoint: { x: 0.6, y: 0.55 },
    alt: 'Ei rad med nye kinostolar i ulike fargar, der den raude er slått ned og har merkelappen på.',
  },
  {
    id: 'news-skulekino',
    focalPoint: { x: 0.6, y: 0.5 },
    alt: 'Ein gul skulesekk med blyant og linjal oppi sit i ein raud kinostol, som om han skal sjå film.',
  },
  {
    id: 'news-babykino',
    focalPoint: { x: 0.6, y: 0.52 },
    alt: 'Ei barnevogn med filmspolar til hjul framfor eit lerret med halvmåne og stjerner.',
  },
  {
    id: 'news-seniorkino',
    focalPoint: { x: 0.6, y: 0.45 },
    alt: 'Eit par store runde briller der eit dansande par på lerretet speglar seg i begge glasa.',
  },
  {
    id: 'news-jul',
    focalPoint: { x: 0.6, y: 0.48 },
    alt: 'Eit vindauge i kulturhuset med raud adventsstjerne og sjuarma lysestake, sett utanfrå i snøvêr.',
  },
  {
    id: 'news-snoe',
    focalPoint: { x: 0.62, y: 0.6 },
    alt: 'Ein svinga vinterveg mellom raude brøytestikker opp mot kvite fjell, med ein gul brøytebil på veg nedover.',
  },
  {
    id: 'news-ferje',
    focalPoint: { x: 0.6, y: 0.55 },
    alt: 'Ei bilferje i profil på ein blank, rosa fjord med fjell som speglar seg.',
  },
  {
    id: 'news-ungdom',
    focalPoint: { x: 0.6, y: 0.45 },
    alt: 'Ein ungdom i hettegenser med hovudtelefonar blæs ei stor rosa tyggisboble.',
  },
  {
    id: 'news-barnefilm',
    focalPoint: { x: 0.6, y: 0.5 },
    alt: 'Eit barn med papirkrone lagar skuggefigur med hendene, og på lerretet blir skuggen ein eldsprutande drake.',
  },
  {
    id: 'news-dugnad',
    focalPoint: { x: 0.62, y: 0.4 },
    alt: 'Fire knyttnevar i ulike erme løftar målarkost, hammar, rive og ause til dugnad.',
  },
]
