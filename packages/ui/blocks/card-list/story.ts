import type { BlockItems } from '@lerret/page-engine/page-data'
import { cards } from '../../stories/samples.ts'

const story: BlockItems['card-list'][] = [{ heading: 'Vi tipsar om', cards }]

export default story
