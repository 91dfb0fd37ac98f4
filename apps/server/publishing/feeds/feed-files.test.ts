import { readSite } from '@lerret/model'
import { expect, test } from 'vitest'
import { givenDemoHouse } from '../../operations/demo/test-demo-house.ts'
import { createDemoFeed, createDemoFeedFiles } from './test-feeds.ts'

test('the demo house has each feed file once, with its type', () => {
  const files = createDemoFeedFiles()
  const paths = files.map(({ path }) => path)
  expect(new Set(paths).size).toBe(paths.length)
  const types = Object.fromEntries(files.map(({ path, type }) => [path, type]))
  expect(types).toMatchObject({
    '/robots.txt': 'text/plain; charset=utf-8',
    '/sitemap.xml': 'application/xml; charset=utf-8',
    '/rss.xml': 'application/rss+xml; charset=utf-8',
    '/program.ics': 'text/calendar; charset=utf-8',
    '/manifest.webmanifest': 'application/manifest+json; charset=utf-8',
  })
})

test('the same content on the same day gives the same bytes', () => {
  expect(createDemoFeedFiles({ now: new Date('2026-11-20T20:00:00Z') })).toEqual(createDemoFeedFiles())
})

test('the web app manifest has the name, colours and icons of the site', () => {
  expect(JSON.parse(createDemoFeed('/manifest.webmanifest'))).toMatchObject({
    name: 'Fjordheim kulturhus',
    short_name: 'Fjordheim',
    lang: 'nn',
    start_url: '/',
    display: 'minimal-ui',
    theme_color: '#0f1419',
    background_color: '#f4efe6',
    icons: [
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
      { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  })
})

test('a house that has chosen no icon has one of its initials in its colours', () => {
  const { theme } = readSite(givenDemoHouse().records)
  const site = { theme: { ...theme, favicon: '' } }
  const icon = createDemoFeed('/icon.svg', { site })
  expect(icon).toContain('>FK</text>')
  expect(icon).toContain('fill="#0f1419"')
  expect(JSON.parse(createDemoFeed('/manifest.webmanifest', { site })).icons).toEqual([
    { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
  ])
  expect(createDemoFeedFiles().map(({ path }) => path)).not.toContain('/icon.svg')
})
