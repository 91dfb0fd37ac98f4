import type { BlockItems } from '@lerret/page-engine/page-data'
import { films } from '../../stories/samples.ts'

const story: BlockItems['events-list'][] = [{ heading: 'Alle filmar', ...films }]

export default story
