import type { BlockItems } from '@lerret/page-engine/page-data'

const story: BlockItems['app-links'][] = [
  {
    heading: 'Billetten i lomma',
    text: 'Med appen har du billetten klar i døra, også utan dekning.',
    appStore: 'https://apps.example/fjordheim',
    googlePlay: 'https://play.example/fjordheim',
  },
]

export default story
