import type { Destination } from '@lerret/model'
import { expect, test } from 'vitest'
import { drawn, hrefsOf, textOf } from '../testing.tsx'
import { ConsentDialog } from './ConsentDialog.tsx'

const destinations: Destination[] = [
  { kind: 'facebook', pixelId: '1' },
  { kind: 'matomo', url: 'https://statistikk.example', siteId: '7' },
]
const html = () => drawn(<ConsentDialog destinations={destinations} onAnswer={() => {}} />)

test('no and yes are one press each, and the same to look at', () => {
  const buttons = Array.from(html().matchAll(/<button ([^>]*)>([^<]*)</g), ([, look, label]) => [label, look])
  expect(buttons.map(([label]) => label)).toEqual(['Avvis alle', 'Godta alle'])
  expect(buttons[0]?.[1]).toBe(buttons[1]?.[1])
})

test('it says who would be told, and where to read more', () => {
  expect(textOf(html())).toContain('får Facebook og statistikken på statistikk.example vite')
  expect(hrefsOf(html())).toEqual(['/informasjonskapsler'])
})

test('it has its own name and text for those who hear it, and does not claim the whole screen', () => {
  expect(html()).toMatch(/role="dialog" aria-labelledby="([^"]+)".*<h2 id="\1"/)
  expect(html()).not.toContain('aria-modal')
})
