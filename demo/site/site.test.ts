import { listSiteRecords, MenuItem, Redirect } from '@lerret/model'
import { COMPONENT_IDS, CONTENT_SCHEMAS } from '@lerret/page-engine'
import { expect, test } from 'vitest'
import { pages } from '../pages/index.ts'
import { menuItems, redirects, siteRecords } from './index.ts'

const HOST = 'http://localhost:3000'
const site = siteRecords({ host: HOST, checkoutHost: 'http://localhost:3001' })
const PATHS = pages().map(({ path }) => path)

test('everything follows its schema', () => {
  for (const { kind, record } of listSiteRecords(site))
    expect(CONTENT_SCHEMAS[kind].safeParse(record).error, kind).toBeUndefined()
  for (const item of menuItems(HOST)) expect(MenuItem.safeParse(item).error, item.id).toBeUndefined()
  for (const redirect of redirects()) expect(Redirect.safeParse(redirect).error, redirect.id).toBeUndefined()
})

test('the header menu is the programme, and then the one the spec gives', () => {
  expect(outline('header')).toEqual([
    'Program /veka',
    'Kulturhus /kultur',
    'Kino /kino',
    'Den Store Kinodagen /den-store-kinodagen',
    'Studio /studio',
    'Leige /leige',
    'Nyhende /Nyhende',
    'Kontakt /kontakt',
    '- Om oss /om-oss',
    '- Utstyr /utstyr',
  ])
})

test('the footer menu is the one the spec gives, with covid-19 in a new window', () => {
  expect(outline('footer')).toEqual([
    'Personvernerklæring /personvernerklaering',
    'Informasjonskapslar /informasjonskapsler',
    'Covid-19 http://localhost:3000/covid-19',
  ])
  const inNewWindow = menuItems(HOST).filter(({ openInNewWindow }) => openInNewWindow)
  expect(inNewWindow.map(({ label }) => label)).toEqual(['Covid-19'])
})

test('every component is listed, with the range of its version', () => {
  expect(site.settings.components.map(({ name }) => name)).toEqual(COMPONENT_IDS)
  const findRange = (name: string) =>
    site.settings.components.find((component) => component.name === name)?.version
  expect(findRange('program')).toBe('^8.0.0')
  expect(findRange('ticket-list')).toBe('^5.0.0')
  expect(findRange('ticket')).toBe('^5.0.0')
})

test('partner 178 comes first and selects the API configuration', () => {
  expect(site.partners.partners).toEqual([178, 118])
})

test('the footer uses every kind of item, and its links lead to pages', () => {
  const items = site.footer.sections.flatMap((section) => section.items)
  expect(site.footer.sections.map(({ title }) => title)).toEqual(['Kom hit', 'Kontakt', 'Om sida'])
  expect(new Set(items.map(({ type }) => type))).toEqual(new Set(['title', 'text', 'link', 'html']))
  for (const { href } of items) {
    if (href?.startsWith('/')) expect(PATHS).toContain(href.split('#')[0])
  }
})

test('the footer repeats no link of its menu', () => {
  const links = site.footer.sections.flatMap(({ items }) => items.map(({ href }) => href))
  for (const { path } of menuItems(HOST).filter(({ place }) => place === 'footer'))
    expect(links).not.toContain(path)
})

test('the footer links to gift cards and to the cinema club', () => {
  const links = site.footer.sections.flatMap(({ items }) => items.map(({ value, href }) => [value, href]))
  expect(links).toContainEqual(['Gåvekort', '/ebillett#gavekort'])
  expect(links).toContainEqual(['Kinoklubb', '/kinoklubb'])
})

test('a redirect leads from an address without a page to one with', () => {
  const sources = redirects().map(({ source }) => source)
  expect(new Set(sources).size).toBe(sources.length)
  for (const { source, target } of redirects()) {
    expect(PATHS).not.toContain(source)
    expect(PATHS).toContain(target)
  }
})

/** The entries of a menu in order, those below another marked with a hyphen. */
function outline(place: MenuItem['place'], parent = ''): string[] {
  return menuItems(HOST)
    .filter((item) => item.place === place && item.parent === parent)
    .sort((a, b) => a.order - b.order)
    .flatMap((item) => [`${parent ? '- ' : ''}${item.label} ${item.path}`, ...outline(place, item.id)])
}
