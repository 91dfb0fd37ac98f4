import type { Programme, ProgrammeShowing } from '@lerret/api'
import {
  type ContentRecord,
  type Production,
  productionPath,
  readSite,
  type Showing,
  toHref,
} from '@lerret/model'
import { HALL_PLANS } from './halls.ts'
import { createTicketNumber } from './ids.ts'

/** The number of free seats of a showing with few left. */
const FEW_LEFT_SEATS = 5

/** The programme that the demo house sells through the ticketing provider. */
export function createProgramme(records: ContentRecord[]): Programme {
  const site = readSite(records)
  const showings = records
    .filter(({ kind }) => kind === 'event')
    .map(({ record }) => record as Showing)
    .filter(({ checkout }) => checkout !== undefined)
  const sold = new Set(showings.map(({ productionId }) => productionId))
  const productions = records
    .filter(({ kind, record }) => kind === 'production' && sold.has(record.id))
    .map(({ record }) => record as Production)
  return {
    venue: {
      id: site.checkout.venueId,
      name: site.title,
      phone: site.organisation.phone,
      site: site.host,
      partnerIds: site.partners,
    },
    halls: HALL_PLANS,
    productions: productions.map((production) => ({
      id: createTicketNumber(production.id),
      title: production.title,
      filmNumber: production.object === 'movie' ? production.ediNumber : null,
      ageLimit: production.ageLimit,
      minutes: production.minutes ?? null,
      reference: production.id,
      page: `${site.host}${toHref(productionPath(production))}`,
      poster: `${site.host}${(production.assets.at(-1) as { url: string }).url}`,
    })),
    showings: showings.map(createShowing),
  }
}

function createShowing(showing: Showing): ProgrammeShowing {
  const { id, productionId, startsAt, endsAt, hall, saleOpensAt, state, priceFrom = 0 } = showing
  return {
    id: showing.checkout?.eventId ?? createTicketNumber(id),
    productionId: createTicketNumber(productionId),
    startsAt,
    endsAt,
    hall,
    state: state === 'moved' ? 'planned' : state,
    saleOpensAt: saleOpensAt ?? null,
    price: priceFrom,
    soldBefore: soldBefore(showing),
  }
}

/** The number of sold seats that fits the showing's ticket status. */
function soldBefore({ id, hall, ticketStatus }: Showing): number {
  const plan = HALL_PLANS.find(({ name }) => name === hall)
  if (!plan) throw new Error(`The demo house has no plan of its hall "${hall}".`)
  const capacity = plan.rows * plan.seatsInRow
  if (ticketStatus === 'sold-out') return capacity
  if (ticketStatus === 'few-left') return capacity - FEW_LEFT_SEATS
  if (ticketStatus === 'not-yet') return 0
  // Between a tenth and six tenths of the hall, the same every day.
  return Math.floor(capacity * (0.1 + (Number(createTicketNumber(id)) % 50) / 100))
}
