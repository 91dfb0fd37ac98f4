import type { BlockItems } from '@lerret/model'
import { film, html, picture, showing } from './samples.ts'

type PromotionComponent =
  | 'app-links'
  | 'card-list'
  | 'gift-card'
  | 'manual-card-list'
  | 'modal-dialog'
  | 'quick-links'
  | 'slideshow'

const cards = [
  {
    title: 'Vaffelkino',
    text: 'Steik, røre og svart kaffi i foajeen frå klokka 15.',
    href: '/article/vaffelkino',
    image: picture('vaffel', 'Ei vaffelplate med form som ein film'),
  },
  {
    title: 'Leig Sal 2',
    text: 'Bursdag, firmafilm eller eigen premiere: 84 sete.',
    href: '/leige',
    image: null,
  },
]

export const promotion: { [Component in PromotionComponent]: BlockItems[Component][] } = {
  'app-links': [
    {
      heading: 'Billetten i lomma',
      text: 'Med appen har du billetten klar i døra, også utan dekning.',
      appStore: 'https://apps.example/fjordheim',
      googlePlay: 'https://play.example/fjordheim',
    },
  ],
  'card-list': [{ heading: 'Vi tipsar om', cards }],
  'gift-card': [
    {
      heading: 'Gje bort ein kveld',
      text: 'Gåvekortet gjeld film, konsert og vaflar, og går aldri ut.',
      image: picture('gavekort', 'Ein konvolutt som opnar seg som eit lerret'),
      href: 'https://billett.example/fjordheim/giftcard',
    },
  ],
  'manual-card-list': [{ heading: 'Godt å vite', cards }],
  'modal-dialog': [
    {
      key: 'vegen-1',
      heading: 'Vegen er stengd ved kaia tysdag',
      html: html('<p>Køyr om Skulevegen og parker på torget.</p>'),
      link: { label: 'Sjå kart', href: '/parkering' },
    },
  ],
  'quick-links': [
    {
      heading: 'Før du kjem',
      links: [
        { label: 'Aldersgrenser', href: '/aldersgrenser', text: 'Kan sjuåringen bli med?' },
        { label: 'Parkering', href: '/parkering', text: '' },
      ],
    },
  ],
  slideshow: [
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
  ],
}
