import type { Feature } from '../../house/house.ts'
import { registerNewsletterRoutes } from './desk-routes.ts'
import { registerNewsletter } from './routes.ts'

/** The newsletter: visitors subscribe, editors write and send it. */
export const newsletter: Feature = { routes: registerNewsletter, deskCalls: registerNewsletterRoutes }
