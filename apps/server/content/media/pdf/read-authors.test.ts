import { expect, test } from 'vitest'
import { readPdfAuthors } from './read-authors.ts'
import { composePdf } from './sample-pdf.ts'

const XMP = `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
<rdf:Description xmlns:dc="http://purl.org/dc/elements/1.1/"><dc:creator><rdf:Seq><rdf:li>Ola Nordmann</rdf:li><rdf:li>Kari</rdf:li></rdf:Seq></dc:creator></rdf:Description></rdf:RDF></x:xmpmeta>`

test.each([
  ['its information', composePdf({ info: '<</Author (Kari Nordmann)>>' }), ['Kari Nordmann']],
  ['letters beyond ASCII', composePdf({ info: '<</Author <FEFF00C5007300650020>>>' }), ['Åse']],
  ['its XMP', composePdf({ xmp: XMP }), ['Ola Nordmann', 'Kari']],
  ['both, each once', composePdf({ info: '<</Author (Kari)>>', xmp: XMP }), ['Kari', 'Ola Nordmann']],
])('the authors of a PDF are read from %s', async (_, pdf, authors) => {
  expect(await readPdfAuthors(pdf)).toEqual(authors)
})

test.each([
  ['names nobody', composePdf({})],
  ['has a password', composePdf({ info: '<</Author (Kari)>>', encrypt: true })],
  ['is broken', Buffer.from('%PDF-1.7\nhei')],
  ['is cut off', composePdf({ info: '<</Author (Kari)>>' }).subarray(0, 60)],
])('of a PDF that %s, nobody is said', async (_, pdf) => {
  expect(await readPdfAuthors(pdf)).toEqual([])
})

test('a PDF that takes minutes to read is given up', async () => {
  const pdf = Buffer.concat([Buffer.from('%PDF-1.4\n'), Buffer.alloc(25_000_000, '1 0 obj <<')])
  expect(await readPdfAuthors(pdf, 500)).toEqual([])
})
