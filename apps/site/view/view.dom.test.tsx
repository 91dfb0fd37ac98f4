import { SITE_WORDS } from '@lerret/words'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { createEventsStore } from '../live/events.ts'
import { LivePage, type LivePageServices } from '../live/LivePage.tsx'
import { givenPage } from '../test-pages.ts'
import { createView } from './view.tsx'

const services = {
  now: () => 0,
  events: createEventsStore(),
  requestEvents: () => {},
  consent: null,
  words: SITE_WORDS,
} as unknown as LivePageServices

test('a page that is opened as soon as the first is hydrated finds the elements of the server in use', async () => {
  const first = givenPage('/')
  const main = document.createElement('main')
  main.innerHTML = renderToString(<LivePage page={first} blocks={{}} services={services} mode="hydrate" />)
  document.body.replaceChildren(main)
  const serverElement = main.firstElementChild
  const errors: unknown[] = []
  const collect = (event: ErrorEvent) => errors.push(event.message)
  window.addEventListener('error', collect)
  const view = createView(main, services, () => {})

  await view.hydrate(first, {})
  expect(view.show(givenPage('/kino'), {}, 'full')).toBe(true)

  expect([...main.children].map((element) => (element as HTMLElement).dataset.page)).toEqual(['/kino'])
  expect(serverElement?.isConnected).toBe(false)
  expect(errors).toEqual([])
  window.removeEventListener('error', collect)
})
