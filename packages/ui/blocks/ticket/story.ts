import type { BlockItems } from '@lerret/page-engine/page-data'
import { film, showing } from '../../stories/samples.ts'

const story: BlockItems['ticket'][] = [
  { production: film(), showing: showing() },
  { production: film(), showing: null },
]

export default story
