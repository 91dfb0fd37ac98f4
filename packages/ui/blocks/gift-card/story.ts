import type { BlockItems } from '@lerret/page-engine/page-data'
import { picture } from '../../stories/samples.ts'

const story: BlockItems['gift-card'][] = [
  {
    heading: 'Gje bort ein kveld',
    text: 'Gåvekortet gjeld film, konsert og vaflar, og går aldri ut.',
    image: picture('gavekort', 'Ein konvolutt som opnar seg som eit lerret'),
    href: 'https://billett.example/fjordheim/giftcard',
  },
]

export default story
