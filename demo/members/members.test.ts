import { expect, test } from 'vitest'
import { filmEntries } from '../films/index.ts'
import { productionId } from '../ids.ts'
import { demoMembers } from './index.ts'

const today = '2026-11-20'
const members = demoMembers({ today, partner: '178' })
const films = new Set(filmEntries.map(({ key }) => productionId(key)))

test('every film has reviews, at most one by each known author', () => {
  const known = new Set([...members.people, ...members.accounts].map(({ key }) => key))
  for (const id of films) expect(members.reviews.some(({ productionId }) => productionId === id)).toBe(true)
  for (const { who, productionId } of members.reviews) {
    expect(known).toContain(who)
    expect(films).toContain(productionId)
  }
  const pairs = members.reviews.map(({ who, productionId }) => `${who} ${productionId}`)
  expect(new Set(pairs).size).toBe(pairs.length)
})

test('reviews are from before today, and some are liked, never by their author', () => {
  const writers = new Map(members.reviews.map(({ id, who }) => [id, who]))
  for (const { addedAt } of members.reviews) expect(addedAt < `${today}T00:00`).toBe(true)
  expect(members.likes.length).toBeGreaterThan(20)
  for (const { reviewId, who } of members.likes) expect(writers.get(reviewId)).not.toBe(who)
})

test('both demo members have tickets to come and from before, each with a code of its own', () => {
  for (const who of ['medlem', 'klubb']) {
    const starts = members.tickets.filter((each) => each.who === who).map(({ ticket }) => ticket.startTime)
    expect(starts.filter((start) => start > today)).toHaveLength(2)
    expect(starts.filter((start) => start < today)).toHaveLength(2)
  }
  const codes = members.tickets.map(({ ticket }) => ticket.qrCode)
  expect(new Set(codes).size).toBe(codes.length)
  for (const { ticket } of members.tickets) expect(ticket.movieTitle).not.toBe('')
})

test('the watch lists are of films, and the club has offers and screenings to come', () => {
  for (const { productionId } of members.watchList) expect(films).toContain(productionId)
  expect(new Set(members.clubItems.map(({ kind }) => kind))).toEqual(new Set(['offer', 'screening']))
  for (const { endsAt } of members.clubItems) expect(endsAt > today).toBe(true)
})

test('four accounts can log in: two of the staff, a member, and a club member', () => {
  expect(members.accounts.map(({ email, role, isClubMember }) => [email, role, isClubMember])).toEqual([
    ['admin@fjordheim.example', 'admin', false],
    ['redaktor@fjordheim.example', 'editor', false],
    ['medlem@fjordheim.example', 'member', false],
    ['klubb@fjordheim.example', 'member', true],
  ])
})
