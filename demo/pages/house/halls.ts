import type { Hall } from '@lerret/model'
import { type BuiltPage, block, textPage } from '@lerret/starter/build'
import { phone } from '@lerret/starter/html'
import { halls } from '../../halls.ts'

const IMAGES: Record<string, string> = {
  Storsalen: 'house-storsalen',
  'Sal 2': 'house-sal-2',
  'Bar & kafé': 'house-bar',
  Kjellaren: 'house-studio',
}

const escapeHtml = (text: string) => text.replaceAll('&', '&amp;')

/** `Bar & kafé` to `bar-og-kafe`. */
const hallSlug = ({ name }: Hall) =>
  name.toLowerCase().replace('&', 'og').replaceAll('é', 'e').replaceAll(' ', '-')

export const hallPath = (hall: Hall) => `/sal/${hallSlug(hall)}`

/** A page for each hall, with a block that shows the numbers of the house's settings. */
export const hallPages: BuiltPage[] = halls().map((hall) =>
  textPage({
    key: `sal-${hallSlug(hall)}`,
    title: hall.name,
    path: hallPath(hall),
    description: `${hall.name} i Fjordheim kulturhus: sete, rullestolplassar, vegen inn og hjelp til å høyre.`,
    image: IMAGES[hall.name] ?? 'house-foaje',
    kicker: 'Salane i huset',
    lead: '',
    html: `<p>Rullestolplass og ledsagar bestiller du på nett saman med dei andre billettane, eller på ${phone('55 00 00 00')}. Ledsagarar med ledsagarbevis går gratis.</p>`,
    lists: [block(`sal-${hallSlug(hall)}-fakta`, 'hall', { heading: 'Salen i tal', hall: hall.name })],
    aside: {
      andre: {
        heading: 'Dei andre salane',
        html: `<ul>${halls()
          .filter(({ name }) => name !== hall.name)
          .map((other) => `<li><a href="${hallPath(other)}">${escapeHtml(other.name)}</a></li>`)
          .join('')}</ul>`,
      },
      veg: {
        heading: 'Finn fram',
        html: '<p><a href="/kontakt">Adresse, buss og båt</a></p><p><a href="/parkering">Parkering</a></p>',
      },
    },
  }),
)
