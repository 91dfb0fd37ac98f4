import type { Feature } from '../../house/house.ts'
import { registerDeskApp } from './app-routes.ts'
import { registerEventRoutes } from './event-routes.ts'

/** The desk's app, and what its screens are told while they are open. */
export const deskApp: Feature = { routes: registerDeskApp, deskCalls: registerEventRoutes }
