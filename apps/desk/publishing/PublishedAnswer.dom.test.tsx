import { fireEvent, screen, within } from '@testing-library/react'
import type { ComponentProps } from 'react'
import { expect, test, vi } from 'vitest'
import { renderDesk } from '../test-render.tsx'
import { PublishedAnswer } from './PublishedAnswer.tsx'

type Published = ComponentProps<typeof PublishedAnswer>['published']

const createPublished = (changes: Partial<Published> = {}): Published => ({
  batch: 'b',
  release: 'r',
  pages: 2,
  problems: [],
  milliseconds: 42,
  records: [],
  ...changes,
})
const failedPage: Published['problems'][number] = {
  code: 'unexpected',
  record: { kind: 'page', id: 'p' },
  path: '/kino',
  block: null,
  field: null,
  suggestion: null,
}
const heading = () => screen.getByRole('heading', { level: 2 }).textContent

async function revert() {
  vi.stubGlobal('fetch', async () => Response.json(createPublished()))
  fireEvent.click(screen.getByRole('button', { name: 'Angre publiseringa' }))
  await screen.findByText(/^Teke tilbake/)
}

test('what was published is opened on the site, like other pages of the site', () => {
  renderDesk(<PublishedAnswer published={createPublished()} path="/article/kva-no?" />)
  const link = screen.getByRole('link', { name: 'Sjå sida' })
  expect(link.getAttribute('href')).toBe('/article/kva-no%3F')
  expect(link.getAttribute('target')).toBe('_blank')
})

test('a record without one address has no link', () => {
  renderDesk(<PublishedAnswer published={createPublished()} />)
  expect(heading()).toBe('Ute på 42 ms')
  expect(screen.queryByRole('link')).toBeNull()
})

test('the link keeps the address that was published, while another one is typed', () => {
  const published = createPublished()
  const { rerender } = renderDesk(<PublishedAnswer published={published} path="/article/vaffel" />)
  rerender(<PublishedAnswer published={published} path="/article/vaffelkino" />)
  expect(screen.getByRole('link', { name: 'Sjå sida' }).getAttribute('href')).toBe('/article/vaffel')
})

test('nothing is said to be out when a page could not be made, and the page is named', () => {
  renderDesk(<PublishedAnswer published={createPublished({ problems: [failedPage] })} />)
  expect(heading()).not.toMatch(/^Ute/)
  expect(document.body.textContent).toContain('/kino')
})

test('after taking back, the heading says what visitors see now', async () => {
  const { unmount } = renderDesk(
    <PublishedAnswer published={createPublished()} path="/article/a" wasPublic />,
  )
  await revert()
  expect(heading()).toBe('Teke tilbake. Det som var ute før, er ute att.')
  expect(within(document.body).queryByRole('link', { name: 'Sjå sida' })).not.toBeNull()
  unmount()

  renderDesk(<PublishedAnswer published={createPublished()} path="/article/a" wasPublic={false} />)
  await revert()
  expect(heading()).toBe('Teke tilbake. Ingenting av dette er ute.')
  expect(screen.queryByRole('link', { name: 'Sjå sida' })).toBeNull()
})
