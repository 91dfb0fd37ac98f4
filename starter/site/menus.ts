import type { MenuItem } from '@lerret/model'
import { has, hasEvents, type StarterHouse } from '../house.ts'

/** The menus of a new house: an entry for each thing it does. */
export function menuItems(house: StarterHouse): MenuItem[] {
  const entries = [
    { id: 'menu-program', label: 'Program', path: '/veka' },
    ...(has(house, 'cinema') ? [{ id: 'menu-kino', label: 'Kino', path: '/kino' }] : []),
    ...(hasEvents(house) ? [{ id: 'menu-kulturhus', label: 'Arrangement', path: '/kultur' }] : []),
    ...(has(house, 'library') ? [{ id: 'menu-bibliotek', label: 'Bibliotek', path: '/bibliotek' }] : []),
    ...(has(house, 'cafe') ? [{ id: 'menu-kafe', label: 'Kafé', path: '/kafe' }] : []),
    { id: 'menu-nyhende', label: 'Nyhende', path: '/nyhende' },
    { id: 'menu-kontakt', label: 'Kontakt', path: '/kontakt' },
  ]
  return [
    ...entries.map((entry, order) => menuItem('header', entry, order)),
    ...FOOTER.map((entry, order) => menuItem('footer', entry, order + 1)),
  ]
}

const FOOTER = [
  { id: 'menu-personvern', label: 'Personvernerklæring', path: '/personvernerklaering' },
  { id: 'menu-informasjonskapslar', label: 'Informasjonskapslar', path: '/informasjonskapsler' },
]

interface Entry {
  id: string
  label: string
  path: string
}

/** An entry at the top of a menu, or under another. */
export const menuItem = (
  place: MenuItem['place'],
  { id, label, path }: Entry,
  order: number,
  parent = '',
): MenuItem => ({ id, label, path, parent, place, locale: 'nb', order })
