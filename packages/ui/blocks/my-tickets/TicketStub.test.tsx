import type { Ticket } from '@lerret/model'
import { expect, test } from 'vitest'
import { listHrefs, renderHtml, toText } from '../../testing.tsx'
import { TicketStub } from './TicketStub.tsx'

const renderTicket = (facts: Partial<Ticket> = {}) => {
  const ticket: Ticket = {
    id: '11111111-1111-4111-8111-111111111111',
    movieId: 'm',
    movieTitle: 'Nosferatu',
    notes: '',
    qrCode: 'BL:1:ABC',
    qrUrl: '',
    image: '',
    startTime: '2026-11-20T18:00:00Z',
    expirationDate: '2026-11-20T20:00:00Z',
    sal: 'Storsalen',
    seatsInfo: { info: '', seats: [] },
    link: '/nosferatu-dxm-20220117',
    isFilm: true,
    ...facts,
  }
  return renderHtml(<TicketStub ticket={ticket} calendarUrl="/billett.ics" isInitiallyOpen />)
}
const listPages = (html: string) =>
  listHrefs(html).filter((href) => !['/billett.ics', '/nosferatu-dxm-20220117'].includes(href ?? ''))

test.each(['https://billett.example/fjordheim/orders/x?y=1', 'http://localhost:3001/orders/x', '/orders/x'])(
  'a ticket links to its order at %s',
  (qrUrl) => {
    const html = renderTicket({ qrUrl })
    expect(listPages(html)).toEqual([qrUrl])
    expect(toText(html)).toContain('Opne billetten hos seljaren')
  },
)

test.each([
  '',
  'javascript:alert(1)',
  'data:text/html,x',
  'http://billett.example/orders/x',
  '//billett.example/x',
  '/\\billett.example/x',
  ' https://billett.example/x',
  'orders/x',
  undefined as unknown as string,
])('a ticket with the order URL %j has no link, and is as valid', (qrUrl) => {
  const html = renderTicket({ qrUrl })
  expect(listPages(html)).toEqual([])
  expect(html).toContain('QR-kode for Nosferatu')
})

test('a text that is too long for a code is shown as text, with a link to the order', () => {
  const html = renderTicket({ qrCode: 'Å'.repeat(2000), qrUrl: 'https://billett.example/orders/x' })
  expect(html).not.toContain('<svg')
  expect(toText(html)).toContain('ÅÅÅÅ')
  expect(listPages(html)).toEqual(['https://billett.example/orders/x'])
})
