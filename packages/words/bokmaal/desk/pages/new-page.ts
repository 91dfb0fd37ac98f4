import type { newPageWords } from '../../../nynorsk/desk/pages/new-page.ts'
import type { Translation } from '../../../translation.ts'

/** A new page: its name and address, and what it starts with. */
export const NEW_PAGE_BOKMAAL: Translation<typeof newPageWords> = {
  title: 'Ny side',
  lead: 'Gi siden et navn, og velg hva den skal begynne med. Ingen ser den før du publiserer.',
  pathMissing: 'Skriv en adresse.',
  pathInvalid: 'En adresse begynner med skråstrek og har ikke mellomrom: /om-oss',
  pathReserved: 'Den adressen bruker nettsiden selv. Velg en annen.',
  startWith: 'Begynn med',
  empty: 'Tom side',
  emptyHelp: 'En rad uten blokker.',
  practical: 'Praktisk side',
  practicalHelp: 'Toppfelt, tekst, og kontakt ved siden av.',
  articles: 'Liste over nyheter',
  articlesHelp: 'Nyheter som kort, og påmelding til nyhetsbrevet.',
  festival: 'Festival',
  festivalHelp: 'Bilde øverst, en innledning, programmet, og kontakt.',
  copy: 'En kopi av en annen side',
  copyHelp: 'Alle rader og blokker, med eget innhold. Den du kopierer fra, blir ikke endret.',
  copyOf: 'Kopier fra',
  loadingPages: 'Henter sidene …',
  copyMissing: 'Velg siden du vil kopiere.',
  create: 'Lag side',
  refusedAddress: 'En annen side har fått denne adressen. Velg en annen.',
  refusedInvalid: 'Siden kunne ikke lagres. Se over navn og adresse.',

  contactHeading: 'Kontakt oss',
  articlesHeading: 'Nyheter',
  subscribeHeading: 'Få programmet på e-post',
  subscribeText: 'Hver uke, med det som går på huset.',
  programmeHeading: 'Program',
}
