import type { Feature } from '../../house/house.ts'
import { registerAccountRoutes } from './account-routes.ts'
import { registerStaffRoutes } from './staff-routes.ts'

/** Accounts of staff: one's own, and for administrators everybody's. */
export const staff: Feature = {
  deskCalls(scope, house) {
    registerAccountRoutes(scope, house)
    registerStaffRoutes(scope, house)
  },
}
