import { expect, test } from 'vitest'
import { resolveBlockItem } from '../../testing/test-resolve.ts'

test('the newsletter block is published as an empty form that is sent to the site itself', () => {
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

test('the privacy link is optional', () => {
  expect(resolveBlockItem('news-subscribe', { heading: 'Nyhendebrev', text: '' }).privacy).toBeNull()
})
