import { type FooterItem, type FooterSection, formatOrganisationNumber } from '@lerret/model'
import type { StarterHouse } from '../house.ts'
import { escapeHtml, phoneHref } from '../pages/html.ts'

/** Where the house is, how to reach it, and the legal pages. */
export function footerSections({ title, organisation }: StarterHouse): FooterSection[] {
  const { street, postalCode, town, phone, email, number } = organisation
  const address = [street, `${postalCode} ${town}`.trim()].filter(Boolean).map(escapeHtml)
  return [
    section(1, 'Kom hit', [
      ...(address.length > 0 ? [{ type: 'html' as const, value: `<p>${address.join('<br>')}</p>` }] : []),
      { type: 'link', value: 'Program', href: '/veka' },
      { type: 'link', value: 'Opningstider og vegen til oss', href: '/kontakt' },
    ]),
    section(2, 'Kontakt', [
      ...(phone ? [{ type: 'link' as const, value: phone, href: phoneHref(phone) }] : []),
      { type: 'link', value: email, href: `mailto:${email}` },
    ]),
    section(3, 'Om sida', [
      { type: 'link', value: 'Tilgjenge', href: '/tilgjenge' },
      { type: 'text', value: number ? `${title}, org.nr. ${formatOrganisationNumber(number)}` : title },
    ]),
  ]
}

/** A section with its items in order. */
export const section = (order: number, title: string, items: Omit<FooterItem, 'order'>[]): FooterSection => ({
  title,
  locale: 'nb',
  order,
  items: items.map((item, index) => ({ ...item, order: index + 1 })),
})
