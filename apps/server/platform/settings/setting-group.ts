import { isIP } from 'node:net'
import ipaddr from 'ipaddr.js'
import { z } from 'zod'
import { AppError } from '../errors/app-error.ts'

type Variables = Record<string, z.ZodType>
type Values<Names extends Variables> = z.infer<z.ZodObject<Names>>

/** Variables of the environment that belong together, and the settings that they give. */
export interface SettingGroup<Names extends Variables = Variables, Settings = object> {
  /** The heading in docs/settings.md. */
  title: string
  variables: Names
  /** The names of those that are never shown, also not in an error message. */
  secrets: readonly string[]
  /** Throws when variables do not fit each other. */
  toSettings(values: Values<Names>, dataDir: string): Settings
}

type GroupOptions<Names extends Variables> = Pick<SettingGroup<Names>, 'title' | 'variables'> & {
  secrets: readonly (keyof Names & string)[]
}

/** A group whose variables are settings as they are: `DATA_DIR` is `dataDir`. */
export const plainGroup = <Names extends Variables>(
  options: GroupOptions<Names>,
): SettingGroup<Names, SettingsOf<Names>> => ({
  ...options,
  toSettings: (values) => nameSettings(options.variables, values),
})

/** A group that makes its settings of several variables. */
export const settingGroup = <Names extends Variables, Settings extends object>(
  group: GroupOptions<Names> & Pick<SettingGroup<Names, Settings>, 'toSettings'>,
): SettingGroup<Names, Settings> => group

type SettingName<Name extends string> = Name extends `${infer First}_${infer Rest}`
  ? `${Lowercase<First>}${Capitalize<SettingName<Rest>>}`
  : Lowercase<Name>

type SettingsOf<Names extends Variables> = {
  [Name in keyof Names & string as SettingName<Name>]: z.output<Names[Name]>
}

export function nameSettings<Names extends Variables>(
  variables: Names,
  values: Values<Names>,
): SettingsOf<Names> {
  const entries = Object.keys(variables).map((name) => [
    toSettingName(name),
    (values as Record<string, unknown>)[name],
  ])
  return Object.fromEntries(entries) as SettingsOf<Names>
}

const toSettingName = (name: string) =>
  name.toLowerCase().replace(/_(.)/g, (_, letter: string) => letter.toUpperCase())

/** Variables that are set, but do not fit each other. */
export const settingInvalid = (problem: string) => new AppError('setting_invalid', `Environment: ${problem}`)

export const Text = z.string().min(1)
export const OnOff = z
  .enum(['on', 'off'], { error: 'must be on or off' })
  .transform((value) => value === 'on')
export const WebAddress = z.url({ protocol: /^https?$/, error: 'must be an http:// or https:// address' })

export function numberBetween(min: number, max: number) {
  const error = `must be a number from ${min} to ${max}`
  return z.coerce.number({ error }).min(min, { error }).max(max, { error })
}

export function wholeNumberBetween(min: number, max: number) {
  const error = `must be a whole number from ${min} to ${max}`
  return z.coerce.number({ error }).int({ error }).min(min, { error }).max(max, { error })
}

export const Port = wholeNumberBetween(0, 65_535)

/** Addresses and networks: `10.0.0.2, 192.168.0.0/16, ::1`. */
export const AddressList = z
  .string()
  .transform((text) => text.split(',').map((entry) => entry.trim()))
  .transform((entries) => entries.filter((entry) => entry !== ''))
  .refine((entries) => entries.every((entry) => isIP(entry) || ipaddr.isValidCIDR(entry)), {
    error: 'must be addresses or networks such as 10.0.0.2,192.168.0.0/16',
  })

/** Scheme, host and port alone, as keys are bound to them. */
export const Origin = z
  .string()
  .refine((text) => /^https?:/i.test(text) && URL.parse(text)?.href === `${URL.parse(text)?.origin}/`, {
    error: 'must be an origin such as https://tickets.example, without path or password',
  })
  .transform((text) => new URL(text).origin)

export const withoutSlash = (url: string) => url.replace(/\/+$/, '')
