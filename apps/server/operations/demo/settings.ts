import { MIN_PASSWORD_LENGTH } from '@lerret/model'
import { z } from 'zod'
import {
  nameSettings,
  Port,
  settingGroup,
  WebAddress,
  withoutSlash,
} from '../../platform/settings/setting-group.ts'

const variables = {
  DEMO_PASSWORD: z
    .string()
    .min(MIN_PASSWORD_LENGTH, { error: `must have at least ${MIN_PASSWORD_LENGTH} characters` })
    .optional()
    .describe(
      'The password of the demo accounts `admin@`, `redaktor@`, `medlem@` and `klubb@fjordheim.example`; otherwise made, and printed once.',
    ),
  DEMO_TODAY: z.iso
    .date({ error: 'must be a date such as 2026-11-20' })
    .optional()
    .describe('A fixed date for the demo house, instead of today.'),
  CHECKOUT_PORT: Port.default(3001).describe('Where the stand-in for the ticket provider listens.'),
  CHECKOUT_URL: WebAddress.optional().describe(
    'Where visitors find it; without it `http://localhost:` and that port.',
  ),
}

export const demoGroup = settingGroup({
  title: 'The demo',
  variables,
  secrets: ['DEMO_PASSWORD'],
  toSettings: (values) => ({
    ...nameSettings(variables, values),
    checkoutUrl: withoutSlash(values.CHECKOUT_URL ?? `http://localhost:${values.CHECKOUT_PORT}`),
  }),
})
