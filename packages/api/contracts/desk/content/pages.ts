import { z } from 'zod'
import { failures, line } from '../../contract.ts'
import { ALL_ROLES, DESK_URL, type DeskContract, deskSchema } from '../desk.ts'
import { OpenedRecord } from './content.ts'

/** The controls of settings; the desk has a form for each. */
export const SETTING_CONTROLS = [
  'text',
  'long-text',
  'rich-text',
  'number',
  'switch',
  'choice',
  'address',
  'picture',
  'production',
  'source',
  'group',
  'list',
  'picks',
] as const

const settingShape = {
  name: z.string(),
  label: z.string(),
  help: z.string(),
  control: z.enum(SETTING_CONTROLS),
  isRequired: z.boolean(),
  default: z.unknown().optional().describe('What a new block starts with'),
  choices: z.array(z.object({ value: z.string(), label: z.string() })),
}

// A list of groups with a group is as deep as settings are. A schema that contains itself has no form in OpenAPI documents.
const InnerSetting = z.object(settingShape)
const GroupSetting = z.object({ ...settingShape, settings: z.array(InnerSetting) })
const Setting = z.object({
  ...settingShape,
  settings: z.array(GroupSetting).describe('Inside a group, or inside each item of a list'),
})

/** A kind of block that pages can have. */
const BlockType = z
  .object({
    component: z.string(),
    version: z.string(),
    name: z.string(),
    help: z.string(),
    isAllowed: z.boolean().describe('Whether the list of components in the settings has it, in this version'),
    settings: z.array(Setting),
    initialSettings: z.record(z.string(), z.unknown()).describe('What a new block starts with'),
  })
  .meta({ id: 'BlockType' })
export type BlockType = z.infer<typeof BlockType>

/** The calls with which pages are built. */
export const pageContracts = {
  blockTypes: {
    method: 'GET',
    url: `${DESK_URL}/block-types`,
    roles: ALL_ROLES,
    schema: deskSchema('blockTypes', 'The blocks that pages can have, with the forms of their settings', {
      response: { 200: z.array(BlockType), ...failures },
    }),
  },
  openPage: {
    method: 'GET',
    url: `${DESK_URL}/pages/:id`,
    roles: ALL_ROLES,
    schema: deskSchema('openPage', 'A page and the data of its blocks, as the caller works on them', {
      params: z.object({ id: line(120) }),
      response: {
        200: z.object({ page: OpenedRecord, blockData: z.array(OpenedRecord) }),
        ...failures,
      },
    }),
  },
} satisfies Record<string, DeskContract>
