import { TicketFeed } from '@lerret/model'
import { expect, test } from 'vitest'
import { FEED_KINDS, FEED_OPTIONS, isFeedComplete, setFeedField, startFeed } from './ticket-feeds.ts'

const KINDS = Object.keys(FEED_KINDS) as TicketFeed['kind'][]

test('every kind of provider can be chosen, and none', () => {
  expect(FEED_OPTIONS.map(([kind]) => kind).sort()).toEqual(
    [...TicketFeed.options.map(({ shape }) => shape.kind.value), 'none'].sort(),
  )
})

test.each(KINDS)('%s is complete, and can be saved, when its fields are filled in', (kind) => {
  const { fields } = FEED_KINDS[kind]
  const typed = fields.reduce((feed, field) => setFeedField(feed, field, 'x1'), {
    ...startFeed(kind),
    url: 'https://tickets.example',
  })
  expect(TicketFeed.safeParse(typed).success).toBe(true)
  expect(isFeedComplete(typed)).toBe(true)
  expect(isFeedComplete({ ...typed, url: 'tickets' })).toBe(false)
  for (const field of fields)
    expect(isFeedComplete(setFeedField(typed, field, ''))).toBe(field.isOptional ?? false)
})

test('an optional field that is emptied is left out', () => {
  const [, theatre] = FEED_KINDS.filmweb.fields
  if (!theatre) throw new Error('Filmweb has no cinema.')
  const typed = setFeedField(startFeed('filmweb'), theatre, 'Kino')
  expect(setFeedField(typed, theatre, '')).not.toHaveProperty('theatre')
})
