import type { SETUP_NYNORSK } from '../../nynorsk/desk/setup.ts'
import type { Translation } from '../../translation.ts'

/** Words of the set-up of a house. */
export const SETUP_BOKMAAL: Translation<typeof SETUP_NYNORSK> = {
  title: 'Oppstart',
  beginTitle: 'Start huset ditt',
  beginLead: 'Du er den første her. Skriv koden som Lerret skrev da det startet, og lag kontoen din.',
  code: 'Kode',
  codeHelp: 'Koden står i loggen til serveren, og i filen secrets/setup-code i datamappen.',
  codeWrong: 'Koden er feil. Se i loggen til serveren, eller i filen secrets/setup-code.',
  name: 'Navnet ditt',
  nameMissing: 'Skriv navnet ditt.',
  email: 'E-posten din',
  emailBad: 'Dette er ingen e-postadresse.',
  password: 'Velg et passord',
  passwordHelp: 'Minst åtte tegn. Noen ord etter hverandre er lette å huske.',
  beginButton: 'Start',
  closed: 'Huset har allerede en administrator. Logg inn for å fortsette.',

  stepOf: 'Steg {number} av {count}',
  next: 'Lagre og gå videre',
  skip: 'Hopp over',
  back: 'Tilbake',
  changeLater: 'Alt kan endres senere, under Innstillinger.',
  incomplete: 'Fyll ut det som er merket, så kan du gå videre.',
  loading: 'Henter …',
  needsAdmin: 'Oppstarten er for administratorer.',
  toDesk: 'Til redaksjonen',

  language: 'Språk',
  languageLead:
    'Ord på nettsiden, i e-poster og i kalendere kommer på språket til huset. Det dere skriver selv, blir ikke oversatt.',
  languageOfHouse: 'Språket til huset',
  languageOwnHelp: 'Gjelder redaksjonen for deg. De andre kan velge sitt eget.',
  house: 'Huset',
  hours: 'Åpningstider',
  look: 'Utseende',
  halls: 'Saler',
  activities: 'Hva huset gjør',
  activitiesLead:
    'Velg det huset har, så får nettsiden sider og meny til det. Sider du har endret selv, blir ikke rørt.',
  activityCinema: 'Kino',
  activityCinemaHelp: 'Kinoprogram, kommende filmer, aldersgrenser og kinoklubb',
  activityStage: 'Scene',
  activityStageHelp: 'Konserter, teater og andre arrangementer',
  activityLibrary: 'Bibliotek',
  activityLibraryHelp: 'En side om biblioteket, og arrangementene der',
  activityCafe: 'Kafé',
  activityCafeHelp: 'En side om kafeen, og arrangementene der',
  tickets: 'Billetter',
  oldSite: 'Den gamle nettsiden',
  oldSiteLead:
    'Har huset en nettside fra før, kan innholdet hentes inn som utkast, og de gamle adressene sendes videre til de nye.',
  oldSiteLink: 'Hent inn den gamle nettsiden',
  oldSiteHelp:
    'Innhentingen åpner i en egen fane. Dere kan også gjøre det senere, under Import i redaksjonen.',
  mail: 'E-post og adresse',
  mailLead: 'Send en e-post til deg selv, og se om den kommer frem.',
  mailHelp: 'Kommer den ikke? Uten SMTP_URL blir e-postene liggende som filer i mappen outbox hos serveren.',
  address: 'Nettsiden har adressen',
  addressHelp: 'Adressen kommer fra PUBLIC_URL, og kan endres under Nettadresse i innstillingene.',
  open: 'Åpne huset',
  openLead: 'Til nå har alle andre sett en side om at nettsiden er stengt. Nå kan du åpne.',
  openButton: 'Åpne nettsiden',
  opened: 'Nettsiden er åpen.',
  openedLead: 'Velkommen til {house}. Programmet, nyhetene og alt det andre lager dere i redaksjonen.',
  seeSite: 'Se nettsiden',

  reminderTitle: 'Oppstarten',
  reminderOne: 'Ett steg av oppstarten gjenstår.',
  reminderMany: '{count} steg av oppstarten gjenstår.',
  reminderDismiss: 'Ikke vis dette mer',

  demoTitle: 'Start ditt eget hus',
  demoLead:
    'Dette er demohuset. Når du starter ditt eget, blir demoen tømt: sidene, programmet, medlemmene og kontoene, også denne. En fil med alt innholdet blir lagt igjen i datamappen.',
  demoAfter: 'Lerret starter på nytt, og skriver en ny kode i loggen. Med den lager du kontoen din.',
  demoConfirm: 'Jeg forstår at demoen blir tømt',
  demoButton: 'Tøm demoen og start',
  demoWaiting: 'Lerret starter på nytt. Det tar noen sekunder …',

  settingsSection: 'Huset som fil',
  settingsFile: 'Last ned house.json',
  settingsFileHelp:
    'Svarene fra oppstarten, uten passord og nøkler. Med HOUSE_FILE setter den opp et nytt hus.',
  settingsSetup: 'Oppstart',
  settingsSetupHelp: 'Gå gjennom stegene på nytt, eller start ditt eget hus fra demoen.',
}
