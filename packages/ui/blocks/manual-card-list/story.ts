import type { BlockItems } from '@lerret/page-engine/page-data'
import { cards } from '../../stories/samples.ts'

const story: BlockItems['manual-card-list'][] = [{ heading: 'Godt å vite', cards }]

export default story
