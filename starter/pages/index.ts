import { has, hasEvents, type StarterHouse } from '../house.ts'
import { ageLimitPage } from './age-limits.ts'
import type { BuiltPage } from './build.ts'
import { detailPages } from './details.ts'
import { findingPages } from './finding.ts'
import { frontPage } from './front.ts'
import { clubPage, memberPage, memberPages } from './members.ts'
import { offlinePage } from './offline.ts'
import { programmePages } from './programme.ts'
import { screenPages } from './screens.ts'
import { statementPages } from './statements.ts'
import { visitPages } from './visit.ts'

export { ageLimitPage, detailPages, memberPage, memberPages, offlinePage, screenPages }

/** Every page of a new house. */
export const starterPages = (house: StarterHouse): BuiltPage[] => [
  frontPage(house),
  ...programmePages(house),
  ...findingPages(house),
  offlinePage,
  ...detailPages({ hasCinema: has(house, 'cinema'), hasEvents: hasEvents(house) }),
  ...(has(house, 'cinema') ? [cinemaRules(house), clubPage(house.title)] : []),
  ...memberPages(house.title),
  ...visitPages(house),
  ...statementPages(house),
  ...screenPages(house.title),
]

const cinemaRules = ({ organisation }: StarterHouse) =>
  ageLimitPage({ phoneNumber: organisation.phone, babyAdvice: 'Vel heller ein film merkt A eller 6 år.' })
