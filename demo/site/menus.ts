import type { MenuItem } from '@lerret/model'
import { menuItem } from '@lerret/starter'

const CONTACT = 'menu-kontakt'

/** The programme, and the menus of SPEC section 2 in its order, with the absolute link to the site itself. */
export const menuItems = (host: string): MenuItem[] => [
  header('menu-program', 'Program', '/veka', 0),
  header('menu-kulturhus', 'Kulturhus', '/kultur', 1),
  header('menu-kino', 'Kino', '/kino', 2),
  header('menu-kinodagen', 'Den Store Kinodagen', '/den-store-kinodagen', 3),
  header('menu-studio', 'Studio', '/studio', 4),
  header('menu-leige', 'Leige', '/leige', 5),
  header('menu-nyhende', 'Nyhende', '/Nyhende', 6),
  header(CONTACT, 'Kontakt', '/kontakt', 7),
  header('menu-om-oss', 'Om oss', '/om-oss', 1, CONTACT),
  header('menu-utstyr', 'Utstyr', '/utstyr', 2, CONTACT),

  footer('menu-personvern', 'Personvernerklæring', '/personvernerklaering', 1),
  footer('menu-informasjonskapslar', 'Informasjonskapslar', '/informasjonskapsler', 2),
  {
    ...footer('menu-covid-19', 'Covid-19', `${host}/covid-19`, 3),
    openInNewWindow: true,
  },
]

function header(id: string, label: string, path: string, order: number, parent = ''): MenuItem {
  return menuItem('header', { id, label, path }, order, parent)
}

function footer(id: string, label: string, path: string, order: number): MenuItem {
  return menuItem('footer', { id, label, path }, order)
}
