import type { FooterSection } from '@lerret/model'
import { section } from '@lerret/starter'

/** The footer of every page. */
export const footerSections = (): FooterSection[] => [
  section(1, 'Kom hit', [
    { type: 'html', value: '<p>Kaivegen 3<br>5999 Fjordheim</p>' },
    { type: 'text', value: 'Buss 410 stoppar utanfor. Gratis parkering etter klokka 17.' },
    { type: 'link', value: 'Program', href: '/veka' },
    { type: 'link', value: 'Gåvekort', href: '/ebillett#gavekort' },
    { type: 'link', value: 'Kinoklubb', href: '/kinoklubb' },
    { type: 'link', value: 'Vegen til oss', href: '/kontakt' },
    { type: 'link', value: 'Parkering', href: '/parkering' },
  ]),
  section(2, 'Kontakt', [
    { type: 'title', value: 'Telefon' },
    { type: 'link', value: '55 00 00 00', href: 'tel:+4755000000' },
    { type: 'title', value: 'E-post' },
    { type: 'link', value: 'post@fjordheim.example', href: 'mailto:post@fjordheim.example' },
  ]),
  section(3, 'Om sida', [
    { type: 'link', value: 'Tilgjengelegheitserklæring', href: '/tilgjenge' },
    { type: 'text', value: 'Redaktør: Marit Solheim Nes.' },
  ]),
]
