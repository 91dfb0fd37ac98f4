import { has, type StarterHouse } from '../house.ts'
import { type BuiltPage, block, textPage } from './build.ts'
import { escapeHtml, mail, phone } from './html.ts'

/** Where the house is, and the places in it. */
export const visitPages = (house: StarterHouse): BuiltPage[] => [
  contactPage(house),
  ...(has(house, 'library') ? [placePage(house, LIBRARY)] : []),
  ...(has(house, 'cafe') ? [placePage(house, CAFE)] : []),
]

const contactPage = ({ title, organisation, halls }: StarterHouse) => {
  const { street, postalCode, town, email, phone: number } = organisation
  const address = [street, `${postalCode} ${town}`.trim()].filter(Boolean).join(', ')
  return textPage({
    key: 'kontakt',
    title: 'Kontakt',
    path: '/kontakt',
    description: `Adresse, telefon, e-post og opningstider for ${title}.`,
    lead: address,
    html: `<p>Skriv til ${mail(email)}${number && `, eller ring ${phone(number)}`}.</p>${
      address &&
      `\n<p><a href="https://www.openstreetmap.org/search?query=${encodeURIComponent(address)}">Sjå kvar vi er, på OpenStreetMap</a></p>`
    }`,
    // A hall of which only the name is known has nothing to show.
    lists: halls
      .filter((hall) => Object.keys(hall).length > 1)
      .map(({ name }, index) => block(`kontakt-sal-${index + 1}`, 'hall', { heading: name, hall: name })),
    aside: { huset: block('kontakt-huset', 'contact', { heading: 'Adresse og opningstider' }) },
  })
}

interface Place {
  key: string
  title: string
  lead: string
}

const LIBRARY: Place = {
  key: 'bibliotek',
  title: 'Bibliotek',
  lead: 'Lån, les, arbeid eller berre ver her.',
}
const CAFE: Place = { key: 'kafe', title: 'Kafé', lead: 'Noko å ete og drikke, før eller etter.' }

const placePage = ({ title, organisation }: StarterHouse, place: Place) =>
  textPage({
    key: place.key,
    title: place.title,
    path: `/${place.key}`,
    description: `${place.title} hos ${title}: opningstider og kontakt.`,
    lead: place.lead,
    html: `<p>Spørsmål? Skriv til ${mail(organisation.email)}, så svarar ${escapeHtml(title)}.</p>`,
    aside: { huset: block(`${place.key}-huset`, 'contact', { heading: 'Adresse og opningstider' }) },
  })
