import type { BlockItems } from '@lerret/page-engine/page-data'
import { facts, html } from '../../stories/samples.ts'

const story: BlockItems['movie-info'][] = [
  {
    heading: 'Om filmen',
    html: html('<p>Grev Orlok flyttar til byen.</p>'),
    facts: facts({ directors: ['F. W. Murnau'], minutes: 94, ageLimit: '15' }),
    ediNumber: 'DXM20220117',
    trailerUrl: 'https://vimeo.com/1084537',
    trailerVideo: { host: 'Vimeo', src: 'https://player.vimeo.com/video/1084537?dnt=1' },
  },
]

export default story
