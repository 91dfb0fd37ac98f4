import { expect, test } from 'vitest'
import { house, openingHours } from '../../stories/samples.ts'
import { listHrefs, renderBlock, toText } from '../../testing.tsx'

test('the phone number can be called and the address written to', () => {
  const html = renderBlock('contact', [{ heading: 'Kontakt', text: '', house, openingHours: [], map: null }])
  expect(listHrefs(html)).toEqual(['tel:55000000', 'mailto:post@fjordheim.example'])
  expect(toText(html)).toContain('Kaivegen 3, 5999 Fjordheim')
})

test('details that the house has not set are left out', () => {
  const bare = { ...house, address: '', phone: '' }
  const text = toText(
    renderBlock('contact', [{ heading: 'Kontakt', text: '', house: bare, openingHours: [], map: null }]),
  )
  expect(text).toContain('E-post')
  expect(text).not.toContain('Telefon')
  expect(text).not.toContain('Adresse')
})

test('each place in the house has its opening hours', () => {
  const text = toText(
    renderBlock('contact', [{ heading: 'Kontakt', text: '', house, openingHours, map: null }]),
  )
  expect(text).toContain('Opningstider')
  expect(text).toContain('Kafeen')
  expect(text).toContain('Onsdag–fredag 11–22')
})
