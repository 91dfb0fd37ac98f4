import type { Destination } from '@lerret/model'
import { consentWords } from '@lerret/words/nynorsk/consent'
import { expect, test } from 'vitest'
import { listHrefs, renderHtml, toText } from '../testing.tsx'
import { ConsentDialog } from './ConsentDialog.tsx'

const destinations: Destination[] = [
  { kind: 'facebook', pixelId: '1' },
  { kind: 'matomo', url: 'https://statistikk.example', siteId: '7' },
]
const html = () =>
  renderHtml(<ConsentDialog words={consentWords} destinations={destinations} onAnswer={() => {}} />)

test('refusing and accepting take one click each, and look the same', () => {
  const buttons = Array.from(html().matchAll(/<button ([^>]*)>([^<]*)</g), ([, attributes, label]) => [
    label,
    attributes,
  ])
  expect(buttons.map(([label]) => label)).toEqual(['Avvis alle', 'Godta alle'])
  expect(buttons[0]?.[1]).toBe(buttons[1]?.[1])
})

test('it names the destinations, and links to more information', () => {
  expect(toText(html())).toContain('får Facebook og statistikken på statistikk.example vite')
  expect(listHrefs(html())).toEqual(['/informasjonskapsler'])
})

test('it is a labelled dialog, and not a modal one', () => {
  expect(html()).toMatch(/role="dialog" aria-labelledby="([^"]+)".*<h2 id="\1"/)
  expect(html()).not.toContain('aria-modal')
})
