import type { BlockItems, NewsSubscribeBlockItem } from '@lerret/page-engine/page-data'

const step = (step: NewsSubscribeBlockItem['step'], heading = ''): NewsSubscribeBlockItem => ({
  heading,
  text: heading && 'Nye filmar, konsertar og datoar rett i innboksen, kvar torsdag.',
  privacy: { label: 'Slik tek vi vare på adressa', href: '/personvernerklaering' },
  action: '/nyhendebrev',
  step,
})

const story: BlockItems['news-subscribe'][] = [
  step({ name: 'form', email: '', problem: null }, 'Få programmet på e-post'),
  step({ name: 'form', email: 'kari@nordmann', problem: 'email-invalid' }, 'Nyhendebrev'),
  step({ name: 'form', email: 'kari@nordmann.example', problem: 'too-many' }, 'Nyhendebrev'),
  step({ name: 'form', email: 'kari@nordmann.example', problem: 'not-sent' }, 'Nyhendebrev'),
  step({ name: 'sent' }),
  step({ name: 'confirm', action: '/nyhendebrev/stadfest?nokkel=x' }),
  step({ name: 'confirmed' }),
  step({ name: 'unsubscribe', action: '/nyhendebrev/avmeld?nokkel=x' }),
  step({ name: 'unsubscribed' }),
  step({ name: 'invalid-link' }),
]

export default story
