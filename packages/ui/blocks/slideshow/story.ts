import type { BlockItems } from '@lerret/page-engine/page-data'
import { film, picture, showing } from '../../stories/samples.ts'

const story: BlockItems['slideshow'][] = [
  {
    kicker: 'Stumfilm med levande orgel',
    title: 'Nosferatu',
    text: 'Hundre år gammal, og framleis den lengste skuggen i trappa.',
    image: picture('nosferatu-still', 'Skuggen av ein mann med lange negler'),
    link: null,
    production: film(),
    showings: [showing()],
  },
  {
    kicker: '',
    title: 'Den Store Kinodagen',
    text: 'Frå frukost til midnatt: begge salane, så mange filmar du rekk.',
    image: null,
    link: { label: 'Sjå programmet for dagen', href: '/den-store-kinodagen' },
    production: null,
    showings: [],
  },
]

export default story
