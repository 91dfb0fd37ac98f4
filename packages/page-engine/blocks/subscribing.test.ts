import { expect, test } from 'vitest'
import { resolveBlockItem } from '../testing/test-resolve.ts'

test('the newsletter’s block is published as an empty form, sent to the house itself', () => {
  const settings = {
    heading: 'Nyhendebrev',
    text: 'Kvar torsdag.',
    privacy: { label: 'Personvern', href: '/kva no?' },
  }
  expect(resolveBlockItem('news-subscribe', settings)).toEqual({
    heading: 'Nyhendebrev',
    text: 'Kvar torsdag.',
    privacy: { label: 'Personvern', href: '/kva%20no?' },
    action: '/nyhendebrev',
    step: { name: 'form', email: '', problem: null },
  })
})

test('a house may leave out the link to how it keeps addresses', () => {
  expect(resolveBlockItem('news-subscribe', { heading: 'Nyhendebrev', text: '' }).privacy).toBeNull()
})
