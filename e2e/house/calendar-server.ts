import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A ticket seller's calendar with an evening for each of the coming days. */
export async function serveCalendar(evenings: number) {
  const toUtc = (time: number) => new Date(time).toISOString().replaceAll(/[-:]|\.\d+/g, '')
  const events = Array.from({ length: evenings }, (_, index) => {
    const start = Date.now() + (index + 1) * 86_400_000
    return [
      'BEGIN:VEVENT',
      `UID:kveld-${index}`,
      `DTSTAMP:${toUtc(start)}`,
      `DTSTART:${toUtc(start)}`,
      `DTEND:${toUtc(start + 7_200_000)}`,
      `SUMMARY:Kveld nummer ${index + 1}`,
      'LOCATION:Storsalen',
      'END:VEVENT',
    ]
  })
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Billettbua//NO',
    ...events.flat(),
    'END:VCALENDAR',
  ]
  const server = createServer((_, reply) =>
    reply.setHeader('content-type', 'text/calendar').end(lines.join('\r\n')),
  )
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections()
      await new Promise((closed) => server.close(closed))
    },
  }
}
