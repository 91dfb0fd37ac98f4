import type { BlockItems } from '@lerret/page-engine/page-data'
import { html, picture } from '../../stories/samples.ts'

const story: BlockItems['content'][] = [
  {
    heading: 'Parkering',
    html: html('<p>Gratis etter klokka 17. <a href="/kontakt">Spør oss</a>.</p><ul><li>Torget</li></ul>'),
    image: picture('parkering', 'Ein bil ved kaia', 1200, 800),
  },
]

export default story
