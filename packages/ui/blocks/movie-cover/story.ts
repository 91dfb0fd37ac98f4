import type { BlockItems } from '@lerret/page-engine/page-data'
import { everyState, film } from '../../stories/samples.ts'

const story: BlockItems['movie-cover'][] = [
  { kicker: 'Film i veka', production: film(), showings: everyState().slice(0, 3) },
]

export default story
