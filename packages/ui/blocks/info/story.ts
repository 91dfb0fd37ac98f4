import type { BlockItems } from '@lerret/page-engine/page-data'
import { facts, html } from '../../stories/samples.ts'

const story: BlockItems['info'][] = [
  {
    heading: 'Om arrangementet',
    html: html('<p>Åtte strenger og eit bord fullt av kablar.</p>'),
    facts: facts({ performers: ['Ragna Tveitane', 'Modulør'] }),
  },
]

export default story
