import type { Film, Showing } from '@lerret/model'

/** The film of the feed, as an editor wrote it. */
export const film: Film = {
  id: 'film',
  object: 'movie',
  objectClass: 'movie',
  title: 'Nosferatu',
  ageLimit: '12',
  minutes: 94,
  parentSlug: 'nosferatu-dxm-20220117',
  pageReference: 'nosferatu-dxm-20220117',
  ediNumber: 'DXM20220117',
  contents: [{ summary: 'Skrekk.', body: '' }],
  assets: [],
  features: [],
}

/** A showing of it, which the feed calls 100. */
export const showing: Showing = {
  id: 'framsyning',
  productionId: 'film',
  hall: 'Storsalen',
  ticketStatus: 'on-sale',
  state: 'planned',
  startsAt: '2026-11-21T18:00:00.000Z',
  endsAt: '2026-11-21T20:00:00.000Z',
  priceFrom: 130,
  formats: ['2D'],
  access: ['wheelchair'],
  checkout: { venueId: 'fjordheim', eventId: '100' },
}
