import { resolve } from 'node:path'
import { z } from 'zod'
import {
  AddressList,
  nameSettings,
  Port,
  settingGroup,
  Text,
  WebAddress,
  withoutSlash,
} from './setting-group.ts'

const variables = {
  PUBLIC_URL: WebAddress.optional().describe(
    'The address that visitors use; without it `http://localhost:` and the port. An empty house is the demo at an address of this computer or one that ends in `.example`, and waits to be set up at any other.',
  ),
  PORT: Port.default(3000).describe('The port that the server listens on.'),
  HOST: Text.default('0.0.0.0').describe(
    'The address that it listens on: all of the machine, or `127.0.0.1` behind a proxy.',
  ),
  TRUSTED_PROXIES: AddressList.prefault('').describe(
    'Addresses or networks of proxies in front (`10.0.0.2,192.168.0.0/16`): only these are believed about who is asking, and by which name.',
  ),
  DATA_DIR: Text.transform((path) => resolve(path))
    .prefault('var')
    .describe('The data folder: everything that a house is, but for a database of your own.'),
  HOUSE_FILE: Text.transform((path) => resolve(path))
    .optional()
    .describe(
      'A file that [sets up an empty house](operating.md#a-house-without-questions) instead of the questions at `/redaksjon/oppstart`.',
    ),
  ACCOUNTS_SECRET: z
    .string()
    .min(32, { error: 'must have at least 32 characters' })
    .optional()
    .describe(
      'Encrypts second factors, keys of webhooks and accounts at the ticketing provider. Made at the first start; several servers must be given the same.',
    ),
}

export const serverGroup = settingGroup({
  title: 'The house',
  variables,
  secrets: ['ACCOUNTS_SECRET'],
  toSettings: (values) => ({
    ...nameSettings(variables, values),
    publicUrl: withoutSlash(values.PUBLIC_URL ?? `http://localhost:${values.PORT}`),
  }),
})
