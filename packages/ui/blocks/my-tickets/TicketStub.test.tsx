import type { Ticket } from '@lerret/model'
import { expect, test } from 'vitest'
import { listHrefs, renderHtml, toText } from '../../testing.tsx'
import { TicketStub } from './TicketStub.tsx'

const stub = (facts: Partial<Ticket> = {}) => {
  const ticket: Ticket = {
    ...{ movieId: 'm', movieTitle: 'Nosferatu', notes: '', qrCode: 'BL:1:ABC', qrUrl: '', image: '' },
    ...{ startTime: '2026-11-20T18:00:00Z', expirationDate: '2026-11-20T20:00:00Z', sal: 'Storsalen' },
    seatsInfo: { info: '', seats: [] },
    ...facts,
  }
  return renderHtml(<TicketStub ticket={ticket} isOpen />)
}
const pages = (html: string) => listHrefs(html).filter((href) => !href?.startsWith('data:'))

test.each(['https://billett.example/fjordheim/orders/x?y=1', 'http://localhost:3001/orders/x', '/orders/x'])(
  'a ticket leads to its order at %s',
  (qrUrl) => {
    const html = stub({ qrUrl })
    expect(pages(html)).toEqual([qrUrl])
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
])('a ticket with the address %j leads nowhere, and is as good', (qrUrl) => {
  const html = stub({ qrUrl })
  expect(pages(html)).toEqual([])
  expect(html).toContain('QR-kode for Nosferatu')
})

test('a code that is too long to be drawn is there to be read, and the order is one press away', () => {
  const html = stub({ qrCode: 'Å'.repeat(2000), qrUrl: 'https://billett.example/orders/x' })
  expect(html).not.toContain('<svg')
  expect(toText(html)).toContain('ÅÅÅÅ')
  expect(pages(html)).toEqual(['https://billett.example/orders/x'])
})
