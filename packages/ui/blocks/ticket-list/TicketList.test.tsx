import { expect, test } from 'vitest'
import { film, showing } from '../../stories/index.ts'
import { renderBlock, toText } from '../../testing.tsx'

test('showings are grouped by day and named by their hall', () => {
  const text = toText(renderBlock('ticket-list'))
  expect(text).toContain('I kveld, sundag 15. november 19.00 Storsalen Levande orgel ferdig 20.34')
})

test('a note that all showings share is shown once', () => {
  expect(toText(renderBlock('ticket-list')).match(/Ledsagar går gratis/g)).toHaveLength(1)
})

test('forty showings are all rendered, most of them collapsed', () => {
  const forty = Array.from({ length: 40 }, (_, index) => {
    const day = new Date(Date.parse('2026-11-15T18:00:00Z') + index * 86_400_000).toISOString()
    return showing({ id: `showing-${index}`, startsAt: day, endsAt: day })
  })
  const html = renderBlock('ticket-list', [
    { heading: 'Framsyningar', calendarHref: '/kalender/x.ics', production: film(), showings: forty },
  ])
  expect(html.match(/Aldersgrense 12 år/g)).toHaveLength(40)
  expect(toText(html)).toContain('Vis 32 dagar til')
})

test('the block links to a calendar file', () => {
  expect(renderBlock('ticket-list')).toContain(
    '<a href="/kalender/nosferatu.ics">Legg datoane i kalenderen</a>',
  )
})

test('without showings it says so', () => {
  const html = renderBlock('ticket-list', [
    { heading: 'Framsyningar', calendarHref: '/kalender/x.ics', production: film(), showings: [] },
  ])
  expect(toText(html)).toBe(
    'Framsyningar Ingen framsyningar er lagde ut enno. Dei kjem her så snart dei er klare.',
  )
})

test('while the ticketing provider does not answer, the age of the status and a phone number are shown once', () => {
  const lastKnown = { at: '2026-11-15T11:00:00Z', phone: '55 00 00 00' }
  const showings = [showing({ id: 'a', lastKnown }), showing({ id: 'b', lastKnown })]
  const html = renderBlock('ticket-list', [
    { heading: 'Framsyningar', calendarHref: '/kalender/x.ics', production: film(), showings },
  ])
  expect(toText(html).match(/Dette er slik det var i dag 12.00/g)).toHaveLength(1)
  expect(html).toContain('<a href="tel:55000000">55 00 00 00</a>')
})
