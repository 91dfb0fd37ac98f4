import type { Feature } from '../../house/house.ts'
import { registerDeskApp } from './app-routes.ts'
import { registerEventRoutes } from './event-routes.ts'

/** The app of the desk, and the stream of events that keeps its open screens up to date. */
export const deskApp: Feature = { routes: registerDeskApp, deskCalls: registerEventRoutes }
