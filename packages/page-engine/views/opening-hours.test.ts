import type { OpeningPeriod } from '@lerret/model'
import { WORDS_BY_LANGUAGE } from '@lerret/words/languages'
import { expect, test } from 'vitest'
import { toOpeningHoursView } from './opening-hours.ts'

const { nn, en } = WORDS_BY_LANGUAGE

const lines = (...periods: OpeningPeriod[]) => toOpeningHoursView({ place: 'Kafeen', periods }, nn).lines

test('days that follow each other are one stretch', () => {
  expect(lines({ days: ['wednesday', 'friday', 'thursday'], opens: '11:00', closes: '22:00' })).toEqual([
    'Onsdag–fredag 11–22',
  ])
  expect(lines({ days: ['friday', 'saturday'], opens: '09:30', closes: '16:15' })).toEqual([
    'Fredag og laurdag 9.30–16.15',
  ])
  expect(lines({ days: ['monday', 'wednesday', 'sunday'], opens: '10:00', closes: '18:00' })).toEqual([
    'Måndag, onsdag, sundag 10–18',
  ])
})

test('a place that closes at midnight is open until 24', () => {
  expect(lines({ days: ['saturday'], opens: '11:00', closes: '00:00' })).toEqual(['Laurdag 11–24'])
  expect(lines({ days: ['saturday'], opens: '20:00', closes: '02:00' })).toEqual(['Laurdag 20–2'])
})

test('a note comes after the hours', () => {
  const view = toOpeningHoursView(
    { place: 'Skranken', periods: [], note: 'Ein time før første framsyning.' },
    nn,
  )
  expect(view).toEqual({ place: 'Skranken', lines: ['Ein time før første framsyning.'] })
})

test('the days are named in the language of the words', () => {
  const periods: OpeningPeriod[] = [{ days: ['friday', 'saturday'], opens: '09:30', closes: '16:15' }]
  expect(toOpeningHoursView({ place: 'The café', periods }, en).lines).toEqual([
    'Friday and Saturday 9.30–16.15',
  ])
})
