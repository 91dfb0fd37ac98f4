import { BROWSER_STORAGE } from '@lerret/model'
import { expect, test } from 'vitest'
import { STORIES } from '../../stories/index.ts'
import { listHeadings, renderBlock, toText } from '../../testing.tsx'

const [story] = STORIES['cookie-list']
const withoutDestinations = () => renderBlock('cookie-list', [{ heading: 'Lagra', destinations: [] }])

test('everything that the site stores in a browser is listed', () => {
  const html = renderBlock('cookie-list')
  expect(Array.from(html.matchAll(/<code[^>]*>([^<]+)</g), ([, name]) => name)).toEqual(
    BROWSER_STORAGE.map(({ name }) => name),
  )
})

test('a house without destinations says so, and has no form', () => {
  const html = withoutDestinations()
  expect(html).not.toMatch(/<form|<input|<button|lerret-consent/)
  expect(toText(html)).toContain('Vi fortel ingen andre kva du ser på')
})

test('each destination has an unchecked checkbox, and both buttons look the same', () => {
  const html = renderBlock('cookie-list')
  expect(html.match(/<input type="checkbox"/g)).toHaveLength(story?.destinations.length ?? 0)
  expect(html).not.toContain('checked')
  const [refuse, accept] = Array.from(
    html.matchAll(/<button type="button"[^>]*class="([^"]*)"/g),
    ([, className]) => className,
  )
  expect(refuse).toBe(accept)
  expect(toText(html)).toContain('Statistikk på statistikk.example')
})

test('its sections have headings', () => {
  expect(listHeadings(renderBlock('cookie-list'))).toEqual([
    'h2 Det som blir lagra',
    'h3 Det andre får vite',
    'h3 Valet ditt',
    'h3 Når du les sidene',
    'h3 Når du har svara på om andre får vite noko',
    'h3 Når du loggar inn',
  ])
})
