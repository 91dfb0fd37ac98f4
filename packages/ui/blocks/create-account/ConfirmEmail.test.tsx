import type { ConfirmEmailStep } from '@lerret/page-engine/page-data'
import { confirmEmailWords } from '@lerret/words/nynorsk/confirm-email'
import { expect, test } from 'vitest'
import { listHrefs, renderBlock, toText } from '../../testing.tsx'

const EMAIL = 'kari@nordmann.example'
const ACTION = '/stadfest-adresse?nokkel=abc'
const renderStep = (step: ConfirmEmailStep) =>
  renderBlock('create-account', [{ heading: '', text: '', confirmation: { site: 'Fjordheim', step } }])

test.each(['confirm', 'confirm-change'] as const)(
  'the page of a link to %s explains and warns, and changes nothing before the button is pressed',
  (name) => {
    const html = renderStep({ name, action: ACTION, email: EMAIL })
    expect(html).toContain(`<form action="${ACTION}" method="post">`)
    expect(html).toMatch(/<button type="submit"[^>]*>Kontoen er min, /)
    expect(toText(html)).toContain(EMAIL)
    expect(toText(html)).toContain('Då må du ikkje stadfeste.')
    expect(toText(html)).toContain('billettane som er kjøpte')
  },
)

test('the owner of an address in another’s account is offered a new password', () => {
  expect(listHrefs(renderStep({ name: 'confirm', action: ACTION, email: EMAIL }))).toEqual([
    '/gloymt-passord',
  ])
})

test('whoever confirmed without being logged in is told why, and chooses a new password', () => {
  const html = renderStep({ name: 'new-password', email: EMAIL, href: '/nytt-passord#nokkel=abc' })
  expect(toText(html)).toContain(confirmEmailWords.confirmEmailChoosePassword.replace('{email}', EMAIL))
  expect(listHrefs(html)).toEqual(['/nytt-passord#nokkel=abc'])
})

test.each([
  ['confirmed', confirmEmailWords.confirmEmailDone, '/mine-billettar'],
  ['changed', confirmEmailWords.confirmEmailChanged, '/mine-billettar'],
  ['taken', confirmEmailWords.confirmEmailTaken, '/mi-side'],
  ['invalid-link', confirmEmailWords.confirmEmailInvalidLink, '/mi-side'],
] as const)('the step %s has its text and a link', (name, sentence, href) => {
  const html = renderStep(name === 'invalid-link' ? { name } : { name, email: EMAIL })
  expect(toText(html)).toContain(sentence.replace('{email}', EMAIL))
  expect(listHrefs(html)).toEqual([href])
})
