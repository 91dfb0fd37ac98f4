import { CONTENT_PROBLEM_CODES } from '@lerret/model'
import { expect, test } from 'vitest'
import { contentProblemSentence, fieldProblemSentence, planProblemSentence } from './problem-sentences.ts'

test.each(CONTENT_PROBLEM_CODES)('%s has a sentence without gaps', (code) => {
  expect(contentProblemSentence({ code, path: '/kino', suggestion: null })).toMatch(/^[A-ZÅ/][^{}]+[.?]$/)
})

test('a problem with a suggestion asks whether it was meant', () => {
  expect(contentProblemSentence({ code: 'block_unknown', path: '/kino', suggestion: 'program' })).toBe(
    'Ei blokk på /kino er av eit slag som ikkje finst. Meinte du «program»?',
  )
})

test('a plan whose record was deleted says how to get it back', () => {
  expect(planProblemSentence('record_deleted')).toContain('Hent det tilbake frå historikken')
})

test('a field is named as editors know it, and others by their own name', () => {
  expect(fieldProblemSentence({ field: 'title', code: 'missing' })).toBe('Tittelen manglar.')
  expect(fieldProblemSentence({ field: 'contents.0.summary', code: 'too_long' })).toBe(
    'Feltet «contents.0.summary» er for lang.',
  )
})
