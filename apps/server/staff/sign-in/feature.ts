import type { Feature } from '../../house/house.ts'
import { registerPasskeyRoutes } from './passkey-routes.ts'
import { registerSessionRoutes } from './session-routes.ts'
import { registerTwoFactorRoutes } from './two-factor-routes.ts'

/** How staff sign in: passwords, second factors and passkeys. */
export const signIn: Feature = {
  deskCalls(scope, house) {
    registerSessionRoutes(scope, house)
    registerTwoFactorRoutes(scope, house)
    registerPasskeyRoutes(scope, house)
  },
}
