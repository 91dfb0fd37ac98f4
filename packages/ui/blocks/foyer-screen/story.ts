import type { BlockItems } from '@lerret/page-engine/page-data'
import { evening } from '../../stories/samples.ts'

const story: BlockItems['foyer-screen'][] = [
  { heading: 'Fjordheim kulturhus', siteUrl: 'https://fjordheim.example/', ...evening },
]

export default story
