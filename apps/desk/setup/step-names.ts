import { setupWords as words } from '@lerret/words/desk'

export const SETUP_PATH = '/redaksjon/oppstart'

/** The steps in their order: the last segment of the address, which is the name on the server, and the title. */
export const STEP_NAMES = [
  { slug: 'sprak', title: words.language },
  { slug: 'huset', title: words.house },
  { slug: 'opningstider', title: words.hours },
  { slug: 'utsjanad', title: words.look },
  { slug: 'salar', title: words.halls },
  { slug: 'tilbod', title: words.activities },
  { slug: 'billettar', title: words.tickets },
  { slug: 'gamle-sider', title: words.oldSite },
  { slug: 'epost', title: words.mail },
  { slug: 'opne', title: words.open },
] as const

export type StepSlug = (typeof STEP_NAMES)[number]['slug']

export const stepPath = (slug: string) => `${SETUP_PATH}/${slug}`
