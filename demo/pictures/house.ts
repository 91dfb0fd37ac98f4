import type { PictureFacts } from './picture.ts'

export const housePictures: PictureFacts[] = [
  {
    id: 'house-exterior',
    focalPoint: { x: 0.62, y: 0.48 },
    alt: 'Kulturhuset på kaia ein kveld: tre spisse sjøhusgavlar med lys i dei store vindauga, spegla i fjorden.',
  },
  {
    id: 'house-parkering',
    focalPoint: { x: 0.6, y: 0.5 },
    alt: 'Parkeringsplassen ved kaia sett rett ovanfrå: bilar i ulike fargar, ein elbil på lading og ein robåt i ei av rutene.',
  },
  {
    id: 'house-storsalen',
    focalPoint: { x: 0.56, y: 0.45 },
    alt: 'Storsalen sett frå bakarste rad: raudt sceneteppe på gløtt, balkongar på sidene og mange rader stolar.',
  },
  {
    id: 'house-sal-2',
    focalPoint: { x: 0.58, y: 0.5 },
    alt: 'Den vesle kinosalen: eit kvitt lerret som lyser over nokre få rader blå stolar, der éin person sit med popkorn.',
  },
  {
    id: 'house-foaje',
    focalPoint: { x: 0.6, y: 0.5 },
    alt: 'Den lyse foajeen med store vindauge mot fjorden, runde taklamper, ein billettdisk og ei trapp opp til salane.',
  },
  {
    id: 'house-bar',
    focalPoint: { x: 0.6, y: 0.45 },
    alt: 'Baren i kulturhuset med flasker på hyllene, tre låge lamper over disken, ein ølkran og to krakkar.',
  },
  {
    id: 'house-studio',
    focalPoint: { x: 0.6, y: 0.42 },
    alt: 'Ein stor studiomikrofon med poppfilter framfor ein vegg av lyddempande skum, og raude hovudtelefonar på ein knagg.',
  },
  {
    id: 'house-backline',
    focalPoint: { x: 0.6, y: 0.55 },
    alt: 'Eit raudt trommesett med cymbalar og ein høg gitarforsterkar klare på scenegolvet.',
  },
  {
    id: 'house-utstyr',
    focalPoint: { x: 0.6, y: 0.5 },
    alt: 'Fire fargerike scenelamper på ein rigg lyser ned mot ein miksepult med mange skyvekontrollar.',
  },
  {
    id: 'house-aldersgrenser',
    focalPoint: { x: 0.58, y: 0.55 },
    alt: 'Ein familie i ulike storleikar sett bakfrå i kinoseta, framfor eit lerret med fargane til aldersgrensene.',
  },
  {
    id: 'house-kinodag',
    focalPoint: { x: 0.58, y: 0.4 },
    alt: 'Ein filmspole vandrar som ei sol over himmelen frå morgon til midnatt, i striper frå rosa til mørkeblått.',
  },
  {
    id: 'house-kinoklubb',
    focalPoint: { x: 0.62, y: 0.5 },
    alt: 'Tre andlet i profil, i kvar sin farge, som ser mot det same lyset frå eit lerret.',
  },
  {
    id: 'staff-1',
    focalPoint: { x: 0.5, y: 0.45 },
    alt: 'Smilande kvinne i femtiåra med grått pasjehår og runde raude briller.',
  },
  {
    id: 'staff-2',
    focalPoint: { x: 0.5, y: 0.45 },
    alt: 'Mann i trettiåra med stort raudt skjegg og mørk strikkelue.',
  },
  {
    id: 'staff-3',
    focalPoint: { x: 0.5, y: 0.45 },
    alt: 'Ung kvinne med plommefarga hovudskaut og eit varmt smil.',
  },
  {
    id: 'staff-4',
    focalPoint: { x: 0.5, y: 0.45 },
    alt: 'Eldre, skalla mann med kvit bart og prikkete raud sløyfe.',
  },
  {
    id: 'staff-5',
    focalPoint: { x: 0.5, y: 0.45 },
    alt: 'Ung kvinne med stor krøllete afro, gule øyreringar og open latter.',
  },
  {
    id: 'staff-6',
    focalPoint: { x: 0.5, y: 0.45 },
    alt: 'Ung mann med høg lys lugg, fregner og hovudtelefonar om halsen.',
  },
  {
    id: 'staff-7',
    focalPoint: { x: 0.5, y: 0.45 },
    alt: 'Kvinne i førtiåra med mørke fletter og raud mønsterstrikka genser.',
  },
  {
    id: 'staff-8',
    focalPoint: { x: 0.5, y: 0.45 },
    alt: 'Mann i tjueåra med svart sideskil, høg hals og eit lite smil.',
  },
  {
    id: 'logo',
    focalPoint: { x: 0.5, y: 0.5 },
    alt: 'Logoen til Fjordheim kulturhus: kvite fjell over to boga rader på raudt.',
  },
  {
    id: 'logo-mono',
    focalPoint: { x: 0.5, y: 0.5 },
    alt: 'Logoen til Fjordheim kulturhus i éin farge: fjell over to boga rader.',
  },
  {
    id: 'billettluka',
    focalPoint: { x: 0.5, y: 0.5 },
    alt: 'Logoen til Billettluka: ein billett i ei luke, og namnet.',
  },
]
